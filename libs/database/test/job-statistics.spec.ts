import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { connectDataSource } from '#database';
import { createTestDatabase, type TestDatabase } from '#testing';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await connectDataSource(database.url);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Two finished runs of 5,000 each. */
async function fill(): Promise<void> {
  const [brand] = await dataSource.query<{ id: string }[]>(
    `INSERT INTO brands (name) VALUES ('Acme') RETURNING id`,
  );
  await dataSource.query(
    `INSERT INTO jobs (brand_id, kind, requested, context)
     SELECT $1, 'manual-v2', 5000, '{}' FROM generate_series(1, 2)`,
    [brand!.id],
  );
  await dataSource.query(
    `INSERT INTO job_items SELECT jobs.id, n, '{}' FROM jobs CROSS JOIN generate_series(0, 4999) AS n`,
  );
  await dataSource.query(
    `INSERT INTO job_results (job_id, ordinal, question) SELECT job_id, ordinal, 'Which shoes?' FROM job_items`,
  );
  await dataSource.query(
    `INSERT INTO drafts (brand_id, job_id, ordinal, question)
     SELECT $1, job_id, ordinal, question FROM job_results`,
    [brand!.id],
  );
  await dataSource.query(
    `INSERT INTO written_prompts (brand_id, job_id, job_ordinal, question, prompt_type, batch_id)
     SELECT $1, job_id, ordinal, question, 'Discovery', job_id FROM job_results`,
    [brand!.id],
  );
}

it('a run that began after statistics were gathered is not taken for an empty one', async () => {
  await fill();
  for (const table of ['job_items', 'job_results', 'drafts', 'written_prompts']) {
    await dataSource.query(`ANALYZE ${table}`);
    const [row] = await dataSource.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>(
      `EXPLAIN (FORMAT JSON) SELECT FROM ${table} WHERE job_id = '${randomUUID()}'`,
    );
    expect(row!['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(20);
  }
});
