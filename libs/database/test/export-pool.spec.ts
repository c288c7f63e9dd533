import { connect, createServer, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { ExportPool } from '#database';
import { createTestDatabase, freePort, until } from '#testing';

/** A way to the database that can be cut. */
async function newRoute(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const ends = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined);
      end.pipe(other);
    }
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${await freePort()}`;
  await new Promise<void>((listening) => server.listen(Number(url.port), '127.0.0.1', listening));
  const cut = () => ends.forEach((end) => end.destroy());
  return { url: url.href, cut, close: () => (cut(), server.close()) };
}

it('a connection that is lost fails the exports that it was used for, and no other', async () => {
  const database = await createTestDatabase();
  const route = await newRoute(database.url);
  const exports = new ExportPool(route.url, 2, 1_000);
  const [watcher, SLEEP] = [new ExportPool(database.url, 1, 1_000), 'SELECT pg_sleep(60)'];
  const isAsked = (count: number) =>
    until(async () => {
      const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query = '${SLEEP}'`;
      return (await watcher.query(text)).length === count;
    });
  const lost = [exports.query(SLEEP), exports.snapshot((client) => client.query(SLEEP))];
  const outcomes = Promise.allSettled(lost);
  await isAsked(2);
  route.cut();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await exports.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await Promise.all([exports.close(), watcher.close()]);
  route.close();
  await database.drop();
});
