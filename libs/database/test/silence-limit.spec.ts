import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '#database';
import { startOwnServers, until } from '#testing';

const SILENCE_MS = 200;

let servers: Awaited<ReturnType<typeof startOwnServers>>;
let dataSource: DataSource;
beforeAll(async () => {
  servers = await startOwnServers({ redis: false });
  dataSource = await new DataSource(dataSourceOptions(servers.databaseUrl, 3, SILENCE_MS)).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await servers.stop();
});

const ask = (): Promise<unknown> => dataSource.query('SELECT 1');

it('a statement that takes many times the limit is waited for while PostgreSQL gives signs of life', async () => {
  expect(await dataSource.query(`SELECT pg_sleep(2) IS NOT NULL AS slept`)).toEqual([{ slept: true }]);
});

it('a connection is given up when PostgreSQL has stopped, whether it had idled or was at work, and another one takes its place', async () => {
  // Idle for longer than the limit: that is no silence.
  const connections = await Promise.all([ask(), ask(), dataSource.query('SELECT pg_sleep(0.5)')]);
  expect(connections).toHaveLength(3);
  const atWork = dataSource.query('SELECT pg_sleep(3)').then(
    () => 'answered',
    (error: unknown) => (error as { code?: string }).code,
  );
  const isAtWork = async () =>
    (await dataSource.query(`SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(3)%'`)).length >
    0;
  await until(isAtWork);
  const thaw = servers.freeze('postgres');
  try {
    await expect(ask()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(await atWork).toBe('ETIMEDOUT');
  } finally {
    thaw();
  }
  await until(() => ask().then(Boolean, () => false));
});
