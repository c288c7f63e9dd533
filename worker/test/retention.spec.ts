import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connectDataSource } from '#database';
import { createTestDatabase, type TestDatabase } from '#testing';
import type { DataSource } from 'typeorm';
import { Retention } from '../src/upkeep/retention.js';

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

const count = async (table: string): Promise<number> =>
  Number((await dataSource.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`))[0]?.count);

it('deletes a batch whose prompts are all gone, once none of them can be restored', async () => {
  const batches = async () =>
    (await dataSource.query<{ name: string }[]>('SELECT name FROM prompt_batches ORDER BY name')).map(
      ({ name }) => name,
    );
  await dataSource.query(`
    WITH brand AS (INSERT INTO brands (name) VALUES ('Acme') RETURNING id),
      batch AS (
        INSERT INTO prompt_batches (brand_id, batch_id, name)
        SELECT id, gen_random_uuid(), name FROM brand, unnest(ARRAY['empty', 'full', 'restorable']) AS name
        RETURNING brand_id, batch_id, name),
      saved AS (
        INSERT INTO written_prompts (brand_id, batch_id, question)
        SELECT brand_id, batch_id, 'Which shoes?' FROM batch WHERE name = 'full')
    INSERT INTO deleted_prompts (id, brand_id, deletion_id, deleted_at, prompt)
    SELECT gen_random_uuid(), brand_id, gen_random_uuid(), now(), jsonb_build_object('batch_id', batch_id)
    FROM batch WHERE name = 'restorable'`);
  const retention = new Retention(dataSource);
  await retention.tidy();
  expect(await batches()).toEqual(['full', 'restorable']);
  await dataSource.query(`UPDATE deleted_prompts SET deleted_at = now() - interval '31 days'`);
  await retention.tidy();
  expect(await batches()).toEqual(['full']);
});

it('deletes all that has expired, however much it is, and the rest when one table cannot be tidied', async () => {
  await dataSource.query(`
    WITH brand AS (INSERT INTO brands (name) VALUES ('Acme') RETURNING id)
    INSERT INTO jobs (brand_id, kind, status, requested, context, finished_at)
    SELECT id, 'bulk-v2', 'completed', 0, '{}', now() - interval '31 days' FROM brand, generate_series(1, 45)`);
  await dataSource.query(`
    INSERT INTO idempotency_keys (scope, key, body_hash, answer, created_at)
    SELECT 'all', place, '', '{}', now() - interval '25 hours' FROM generate_series(1, 1500) AS place`);
  await dataSource.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON jobs EXECUTE FUNCTION refuse()`);
  const retention = new Retention(dataSource);
  await retention.tidy();
  expect([await count('jobs'), await count('idempotency_keys')]).toEqual([45, 0]);
  await dataSource.query('DROP TRIGGER refuse ON jobs');
  await retention.tidy();
  expect(await count('jobs')).toBe(0);
});
