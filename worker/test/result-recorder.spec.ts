import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connectDataSource, type ItemResult, JobStore, type JobItem } from '#database';
import { createTestDatabase, type TestDatabase } from '#testing';
import type { DataSource } from 'typeorm';
import { ResultRecorder } from '../src/generation/result-recorder.js';

let database: TestDatabase;
let dataSource: DataSource;
let store: JobStore;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await connectDataSource(database.url);
  store = new JobStore(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const ITEM: JobItem = {
  combination: { productCategory: null, attributes: [], competitor: null },
  templateType: 'bulk_v2',
  promptType: 'Discovery',
};
const good = (ordinal: number): ItemResult => ({
  ordinal,
  question: `question ${ordinal}?`,
  questionKey: Buffer.from(`${ordinal}`),
  reason: null,
});

async function newJob(count: number): Promise<string> {
  const [brand] = await dataSource.query<{ id: string }[]>(
    `INSERT INTO brands (name) VALUES ('Acme') RETURNING id`,
  );
  return store.create(dataSource.manager, {
    brandId: brand!.id,
    kind: 'manual-v2',
    context: { brandName: 'Acme', templates: {} },
    items: Array.from({ length: count }, () => ITEM),
    blocked: [],
    requestId: null,
  });
}

const stateOf = async (id: string) =>
  (
    await dataSource.query<object[]>(
      `SELECT status, done, failed, error, tokens_in FROM jobs WHERE id = $1`,
      [id],
    )
  )[0];

it('answers under way when an error ends the job for all are stored, for they are paid', async () => {
  const id = await newJob(3);
  await store.fail({ id, run: 1 }, 'The account is empty.');
  expect(await stateOf(id)).toMatchObject({ status: 'failed', failed: 3 });

  const recorder = new ResultRecorder(store);
  const tokens = { tokensIn: 100, tokensOut: 10 };
  expect(await recorder.record(id, good(1), tokens)).toBe('stored');
  expect(await stateOf(id)).toEqual({
    status: 'completed',
    done: 1,
    failed: 2,
    error: 'The account is empty.',
    tokens_in: '100',
  });
  await Promise.all([0, 2].map((ordinal) => recorder.record(id, good(ordinal), tokens)));
  expect(await stateOf(id)).toMatchObject({ done: 3, failed: 0, error: null, tokens_in: '300' });
  const results = await dataSource.query<object[]>(
    `SELECT question, reason FROM job_results WHERE job_id = $1 ORDER BY ordinal`,
    [id],
  );
  expect(results).toEqual([0, 1, 2].map((place) => ({ question: `question ${place}?`, reason: null })));
});

it('a reason takes no question’s place, and a question no question’s', async () => {
  const id = await newJob(2);
  const recorder = new ResultRecorder(store);
  const free = { tokensIn: 0, tokensOut: 0 };
  await recorder.record(id, good(0), free);
  await recorder.record(id, { ordinal: 0, question: null, questionKey: null, reason: 'It failed.' }, free);
  await recorder.record(id, { ...good(0), question: 'another?', questionKey: Buffer.from('x') }, free);
  expect(await stateOf(id)).toMatchObject({ done: 1, failed: 0 });
});
