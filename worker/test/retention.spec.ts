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
