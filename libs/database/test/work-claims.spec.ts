import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkClaims } from '#database';
import { createTestDatabase, type TestDatabase } from '#testing';

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
});
