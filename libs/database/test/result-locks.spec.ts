import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PlannedPrompt } from '#domain';
import type { DataSource } from 'typeorm';
import { connectDataSource, type ItemResult, type JobItem, JobStore, lockResults } from '#database';
import { createTestDatabase, type TestDatabase, until } from '#testing';

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

const FREE = { tokensIn: 0, tokensOut: 0 };
const item: PlannedPrompt = {
  combination: { productCategory: null, attributes: [], competitor: null },
  templateType: 'bulk_v2',
  promptType: 'Discovery',
};
const result = (question: string, more: Partial<ItemResult> = {}): ItemResult => ({
  ordinal: 0,
  question,
  questionKey: Buffer.from(question),
  reason: null,
  ...more,
});
const newJob = async (kind: 'manual-v2' | 'ask-again', one: JobItem): Promise<string> => {
  const [brand] = await dataSource.query<{ id: string }[]>(
    `INSERT INTO brands (name) VALUES ('Acme') RETURNING id`,
  );
  return store.create(dataSource.manager, {
    brandId: brand!.id,
    kind,
    context: { brandName: 'Acme', templates: {} },
    items: [one],
    blocked: [],
    requestId: null,
  });
};

it('an answer for a prompt that is just being moved to the list waits, and then replaces it there, too', async () => {
  const run = await newJob('manual-v2', item);
  await store.record(run, [result('The old one?')], FREE);
  const again = await newJob('ask-again', {
    ...item,
    again: { jobId: run, index: 0, question: 'The old one?' },
  });
  let stored: Promise<unknown> | undefined;
  await dataSource.transaction(async (manager) => {
    await lockResults(manager, run);
    await manager.query(
      `INSERT INTO drafts (brand_id, job_id, ordinal, question)
       SELECT j.brand_id, r.job_id, r.ordinal, r.question FROM job_results r JOIN jobs j ON j.id = r.job_id WHERE j.id = $1`,
      [run],
    );
    stored = store.record(again, [result('The new one?', { replaces: 'result' })], FREE);
    await until(
      async () =>
        (
          await dataSource.query<unknown[]>(
            `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
          )
        ).length > 0,
    );
  });
  expect(await stored).toMatchObject({ ordinals: [0] });
  expect(await dataSource.query(`SELECT question FROM drafts WHERE job_id = $1`, [run])).toEqual([
    { question: 'The new one?' },
  ]);
});
