import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type Product, type QueueBackend, QUEUE_BACKENDS, until } from '#testing';
import { doneSoFar, expectWhole, groupOnServers, startRun } from './runs.js';

const CONCURRENCY = 20;
const OPTIONS = { model: { latencyMs: 100 }, env: { LLM_CONCURRENCY: String(CONCURRENCY) } };

/** A call that the product answers, or refuses with 503, but never breaks on. */
async function answersOr503(product: Product, path: string): Promise<void> {
  const { status, body } = await product.client.get(path);
  expect([200, 503]).toContain(status);
  if (status === 503) expect(body).toMatchObject({ statusCode: 503, message: expect.any(String) });
}

/** A database in which nothing new can be written. @returns lets it take writes again */
async function refuseWrites(product: Product, code: string): Promise<() => Promise<void>> {
  await product.sql(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no writes now' USING ERRCODE = '${code}'; END $$`);
  const tables = ['job_results', 'jobs', 'written_prompts'];
  for (const table of tables)
    await product.sql(`CREATE TRIGGER refuse BEFORE INSERT ON ${table} EXECUTE FUNCTION refuse()`);
  return async () => {
    for (const table of tables) await product.sql(`DROP TRIGGER refuse ON ${table}`);
  };
}

/** How a database takes no writes, and PostgreSQL's code for it. What is done about it does not depend on the queue. */
const WRITE_REFUSALS = [
  ['read-only', '25006'],
  ['with a full disk', '53100'],
] as const;

/** Each refusal is met on one of the queues, and each queue meets one. */
const refusalsOn = (backend: QueueBackend) =>
  WRITE_REFUSALS.filter((_, place) => QUEUE_BACKENDS[place % QUEUE_BACKENDS.length] === backend);

describe.each(QUEUE_BACKENDS)('on the %s queue', (backend) => {
  const group = groupOnServers({ ...OPTIONS, backend });

  it('a run survives a crash of PostgreSQL: nothing lost, nothing twice, no call paid that was answered and stored', async () => {
    const { product, servers } = group();
    const run = await startRun(product, 20, 15);
    await until(async () => (await doneSoFar(product, run)) > 100);
    const crashed = servers.crashPostgres();
    await answersOr503(product, '/api/brands');
    await crashed;
    await until(async () => (await product.client.get('/api/brands')).status === 200);
    await expectWhole(product, run);
    // BullMQ's own PostgreSQL loses its locks too: what was in flight may be asked once more.
    expect(product.model!.stats().requests - run.count).toBeLessThanOrEqual(CONCURRENCY);
  });

  it.each(refusalsOn(backend))(
    'a database that is %s in mid-run gives a clear error and no half result, and the run goes on once it takes writes',
    async (_, code) => {
      const { product } = group();
      const run = await startRun(product, 10, 15);
      await until(async () => (await doneSoFar(product, run)) > 50);
      const base = `/api/brands/${run.brand.id}`;
      const takeWrites = await refuseWrites(product, code);
      try {
        const stuckAt = await doneSoFar(product, run);
        const saved = await product.client.post(`${base}/save-written-prompts`, {
          prompts: [{ question: 'A?' }],
        });
        expect(saved.status).toBe(503);
        expect(saved.body.message).toMatch(/Nothing was saved/);
        const started = await product.client.post(`${base}/generate-manual-v2-prompts`, run.body, {
          prefer: 'respond-async',
        });
        expect(started.status).toBe(503);
        expect(await doneSoFar(product, run)).toBe(stuckAt);
      } finally {
        await takeWrites();
      }
      await expectWhole(product, run);
      expect((await product.client.get(`${base}/written-prompts`)).body).toEqual([]);
      expect((await product.client.get(`${base}/jobs`)).body).toHaveLength(1);
      expect(product.model!.stats().requests).toBe(run.count);
    },
  );

  if (backend === 'postgres') return;

  it('a run survives a crash of Redis', async () => {
    const { product, servers } = group();
    const run = await startRun(product, 20, 15);
    await until(async () => (await doneSoFar(product, run)) > 100);
    await servers.crashRedis();
    await expectWhole(product, run);
    expect(product.model!.stats().requests - run.count).toBeLessThanOrEqual(CONCURRENCY);
  });

  it('a run is rebuilt from its rows when Redis is wiped', async () => {
    const { product, servers } = group();
    const run = await startRun(product, 20, 15);
    await until(async () => (await doneSoFar(product, run)) > 100);
    const redis = new Redis(servers.redisUrl!);
    await redis.flushall();
    redis.disconnect();
    await expectWhole(product, run);
    expect(product.model!.stats().requests - run.count).toBeLessThanOrEqual(CONCURRENCY);
  });

  it('a worker that is told to stop while Redis is away ends all the same', async () => {
    const worker = group().product.newWorker({ REDIS_URL: 'redis://127.0.0.1:1' });
    await worker.start();
    await worker.end();
    expect(worker.log).toContain('the queue does not answer');
  });

  it('a job is accepted while Redis is away, and starts when it is back', async () => {
    const { product, servers } = group();
    const running = servers.crashRedis();
    const run = await startRun(product, 2, 2);
    await running;
    await expectWhole(product, run);
  });
});
