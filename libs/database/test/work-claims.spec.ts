import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDataSource, WorkClaims } from '#database';
import { createTestDatabase, type TestDatabase, until } from '#testing';

describe('claims of work', () => {
  let database: TestDatabase;
  let ours: WorkClaims;
  let theirs: WorkClaims;
  beforeAll(async () => {
    database = await createTestDatabase();
    ours = new WorkClaims(database.url);
    theirs = new WorkClaims(database.url);
  });
  afterAll(async () => {
    await Promise.all([ours.close(), theirs.close()]);
    await database.drop();
  });

  const names = Array.from({ length: 20 }, (_, i) => `chunk ${i}`);

  it('are had by one process each, however many are asked for at once', async () => {
    const [mine, others] = await Promise.all(
      [ours, theirs].map((claims) => Promise.all(names.map((name) => claims.claim(name)))),
    );
    expect(names.map((_, i) => [mine?.[i], others?.[i]].filter(Boolean).length)).toEqual(names.map(() => 1));
    for (const release of [...(mine ?? []), ...(others ?? [])]) await release?.();
  });

  it('are free again when they are given back, and not before', async () => {
    const release = await ours.claim('a chunk');
    expect(await theirs.claim('a chunk')).toBeNull();
    expect(await ours.claim('a chunk')).toBeNull();
    await release?.();
    const next = await theirs.claim('a chunk');
    expect(next).not.toBeNull();
    await next?.();
  });

  it('end with the connection of their process', async () => {
    const gone = new WorkClaims(database.url);
    await gone.claim('its chunk');
    await gone.close();
    const next = await ours.claim('its chunk');
    expect(next).not.toBeNull();
    await next?.();
  });

  it('have one connection again after a lost one, however often its end is told, and close that', async () => {
    const looking = await connectDataSource(database.url, 1);
    const lost = new WorkClaims(database.url);
    const connections = async (): Promise<number[]> => {
      const rows = await looking.query<{ pid: number }[]>(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'promptloom-claims' AND datname = current_database()`,
      );
      return rows.map(({ pid }) => pid);
    };
    const others = await connections();
    for (let round = 0; round < 10; round++) {
      await lost.claim(`chunk ${round}`);
      const mine = (await connections()).filter((one) => !others.includes(one));
      const killed = looking.query('SELECT pg_terminate_backend(pid, 5000) FROM unnest($1::int[]) AS pid', [
        mine,
      ]);
      // Claims are asked for all the time: one finds the connection gone, a later one opens the next.
      for (let n = 0; n < 100; n++) await lost.claim(`chunk ${round}, ${n}`).catch(() => null);
      await killed;
    }
    // On a slow machine all claims of the last round may have been taken before its connection was lost.
    await until(() => lost.claim('once more').then(Boolean, () => false));
    expect((await connections()).length).toBe(others.length + 1);
    await lost.close();
    await until(async () => (await connections()).length === others.length);
    await looking.destroy();
  });
});
