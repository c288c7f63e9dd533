import { connectDataSource, ExportPool } from '#database';
import { createTestDatabase } from '#testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const SHOW = "SELECT current_setting('jit') AS jit, current_setting('lock_timeout') AS lock_timeout";

it.each([
  ['', '0'],
  ['?options=-c%20lock_timeout%3D7s%20-c%20jit%3Don', '7s'],
])('our settings hold beside what DATABASE_URL says: %j', async (query, lock_timeout) => {
  const url = `${database.url}${query}`;
  const source = await connectDataSource(url, 1);
  const exports = new ExportPool(url, 1);
  try {
    const settings = [{ jit: 'off', lock_timeout }];
    expect(await source.query(SHOW)).toEqual(settings);
    expect(await exports.query(SHOW)).toEqual(settings);
  } finally {
    await Promise.all([source.destroy(), exports.close()]);
  }
});
