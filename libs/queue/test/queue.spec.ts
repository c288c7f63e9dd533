import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Module, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import {
  CHUNK_SIZE,
  type Delivery,
  type GenerationChunk,
  JobProducer,
  HandlesJob,
  type JobHandler,
  QueueModule,
  type SampledRows,
  type Work,
} from '#queue';
import {
  createTestDatabase,
  type QueueBackend,
  QUEUE_BACKENDS,
  redisUrlFor,
  type TestDatabase,
  until,
} from '#testing';

/** What the handler of the worker under test does. */
let work: (chunk: GenerationChunk, delivery: Delivery) => Promise<'finished' | 'unfinished'>;
let delivered: GenerationChunk[];

@HandlesJob('generation-chunk')
class RecordingHandler implements JobHandler<'generation-chunk'> {
  handle(chunk: GenerationChunk, delivery: Delivery) {
    delivered.push(chunk);
    return work(chunk, delivery);
  }
}

let sampled: { by: string; rows: SampledRows }[];

@HandlesJob('generation-sample')
class SampleHandler implements JobHandler<'generation-sample'> {
  async handle(rows: SampledRows) {
    sampled.push({ by: 'generation-sample', rows });
    return 'finished' as const;
  }
}

@HandlesJob('csv-build')
class CsvHandler implements JobHandler<'csv-build'> {
  async handle(rows: SampledRows) {
    sampled.push({ by: 'csv-build', rows });
    return 'finished' as const;
  }
}

@Module({})
class RootModule {}

type OpenChunks = [callsInFlight: number, chunks: number];
/** How many are opened is reckoned without the backend, which is only to hold to it. */
const OPEN_CHUNKS: Record<QueueBackend, OpenChunks[]> = {
  postgres: [
    [1, 2],
    [20, 4],
    [50, 8],
    [500, 8],
  ],
  redis: [[20, 4]],
};

describe.each(QUEUE_BACKENDS)('the %s queue', (backend) => {
  /** None on Redis, where the queue asks no database. */
  let database: TestDatabase | undefined;
  let options: { databaseUrl: string; redisUrl?: string };
  const apps: INestApplicationContext[] = [];

  beforeEach(async () => {
    database = backend === 'postgres' ? await createTestDatabase() : undefined;
    const redisUrl = await redisUrlFor(backend);
    options = { databaseUrl: database?.url ?? '', ...(redisUrl && { redisUrl }) };
    delivered = [];
    sampled = [];
    work = async () => 'finished';
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
    await database?.drop();
  });

  async function start(
    kind: 'producer' | 'worker',
    providers: Provider[] = [RecordingHandler, SampleHandler, CsvHandler],
    callsInFlight = 50,
  ) {
    const queue =
      kind === 'producer'
        ? QueueModule.forProducer(options)
        : QueueModule.forWorker({ ...options, callsInFlight });
    const root = { module: RootModule, imports: [queue], providers: kind === 'worker' ? providers : [] };
    const app = await NestFactory.create(root, { logger: false, abortOnError: false });
    // Known before it starts: also one that refuses to start has connections to close.
    apps.push(app);
    return app.init();
  }

  const chunksOf = (jobId: string, missing: number[], items = missing.length): Work => ({
    jobId,
    run: 1,
    kind: 'pc',
    unsampled: false,
    items,
    missing,
  });
  const ordinals = (count: number) => Array.from({ length: count }, (_, place) => place);
  const chunks = () => delivered.map(({ from, to }) => [from, to] as const).sort(([a], [b]) => a - b);

  it('delivers a run in chunks, once each, to whichever worker is free', async () => {
    const producer = (await start('producer')).get(JobProducer, { strict: false });
    await start('worker');
    await producer.add(chunksOf('run', ordinals(1050)));
    await until(() => delivered.length === 25);
    // Smaller ones near the end: several workers then end together.
    expect(chunks()).toEqual([
      ...ordinals(17).map((place) => [place * CHUNK_SIZE, (place + 1) * CHUNK_SIZE]),
      ...ordinals(8).map((place) => [850 + place * 25, 875 + place * 25]),
    ]);
    expect(delivered[0]).toEqual({ jobId: 'run', run: 1, from: expect.any(Number), to: expect.any(Number) });
  });

  it('delivers where DATABASE_URL has options of its own', async () => {
    options.databaseUrl += '?options=-c%20statement_timeout%3D60000';
    const producer = (await start('producer')).get(JobProducer, { strict: false });
    await start('worker');
    await producer.add(chunksOf('run', ordinals(25)));
    await until(() => delivered.length === 1);
  });

  it('keeps what was added before a worker was there, and takes the same chunk once', async () => {
    const producer = (await start('producer')).get(JobProducer, { strict: false });
    await producer.add(chunksOf('run', ordinals(50)));
    await producer.add(chunksOf('run', ordinals(50)));
    await start('worker');
    await until(async () => delivered.length === 2 && (await producer.counts('generation')).active === 0);
    expect(chunks()).toEqual([
      [0, 25],
      [25, 50],
    ]);
  });

  it('lets the first chunk of a short run go before the later ones of a long run', async () => {
    const producer = (await start('producer')).get(JobProducer, { strict: false });
    await producer.add(chunksOf('long', ordinals(3000)));
    await producer.add(chunksOf('short', ordinals(10)));
    await start('worker');
    await until(() => delivered.length === 65);
    expect(delivered.findIndex(({ jobId }) => jobId === 'short')).toBeLessThan(10);
  });

  it.each(OPEN_CHUNKS[backend])(
    'opens, with %i calls in flight, %i chunks at once, and leaves the others to other workers',
    async (calls, open) => {
      const producer = (await start('producer')).get(JobProducer, { strict: false });
      let end = () => {};
      const held = new Promise<void>((resolve) => (end = resolve));
      work = async () => {
        await held;
        return 'finished';
      };
      await producer.add(chunksOf('run', ordinals(1_000)));
      await start('worker', undefined, calls);
      await until(() => delivered.length === open);
      await start('worker', undefined, 1);
      await until(() => delivered.length === open + 2);
      expect((await producer.counts('generation')).active).toBe(open + 2);
      end();
      await until(async () => delivered.length === 24 && (await producer.counts('generation')).active === 0);
    },
  );

  it('delivers again what failed', async () => {
    const producer = (await start('producer')).get(JobProducer, { strict: false });
    work = async () => {
      if (delivered.length === 1) throw new Error('the first time');
      return 'finished';
    };
    await start('worker');
    await producer.add(chunksOf('run', [0]));
    await until(() => delivered.length === 2);
  });

  it('hears at once that the process stops, and gives unfinished work to another', async () => {
    const producer = (await start('producer')).get(JobProducer, { strict: false });
    work = (_chunk, { stopping }) =>
      new Promise((resolve) =>
        stopping.addEventListener('abort', () => resolve('unfinished'), { once: true }),
      );
    const first = await start('worker');
    await producer.add(chunksOf('run', [0]));
    await until(() => delivered.length === 1);
    await first.close();
    apps.splice(apps.indexOf(first), 1);
    work = async () => 'finished';
    await start('worker');
    await until(() => delivered.length === 2);
  });

  it('is given back the chunks it lost or takes for finished, and no others', async () => {
    const producer = (await start('producer')).get(JobProducer, { strict: false });
    await producer.add(chunksOf('run', ordinals(300)));
    expect(await producer.restore(chunksOf('run', ordinals(300)))).toBe(0);
    // Ten chunks, told by their number and by their ids.
    const live = await producer.live();
    expect({ ...(await producer.totals()), live: live.size }).toEqual({ pending: 10, failed: 0, live: 10 });
    expect(await producer.restore(chunksOf('run', ordinals(300)), live)).toBe(0);
    expect(await producer.restore(chunksOf('lost', ordinals(50)))).toBe(2);
    await start('worker');
    await until(async () => delivered.length === 12 && (await producer.counts('generation')).active === 0);
    expect(await producer.restore(chunksOf('run', [20, 130], 300))).toBe(2);
    await until(() => delivered.length === 14);
    expect(
      delivered
        .slice(12)
        .map(({ from, to }) => [from, to])
        .sort(([a], [b]) => a! - b!),
    ).toEqual([
      [0, 50],
      [125, 150],
    ]);
  });

  it('delivers the drawing of rows once, files on a queue of their own', async () => {
    const producer = (await start('producer')).get(JobProducer, { strict: false });
    const unsampled = { run: 1, unsampled: true, items: 0, missing: [] };
    await producer.add({ ...unsampled, jobId: 'prompts', kind: 'written' });
    await producer.add({ ...unsampled, jobId: 'file', kind: 'csv' });
    expect(await producer.restore({ ...unsampled, jobId: 'file', kind: 'csv' })).toBe(0);
    await start('worker');
    await until(() => sampled.length === 2);
    expect(sampled).toEqual(
      expect.arrayContaining([
        { by: 'generation-sample', rows: { jobId: 'prompts', run: 1 } },
        { by: 'csv-build', rows: { jobId: 'file', run: 1 } },
      ]),
    );
    expect(delivered).toEqual([]);
  });

  it('makes a worker without a handler refuse to start', async () => {
    await expect(start('worker', [SampleHandler, CsvHandler])).rejects.toThrow(
      /job 'generation-chunk' has no handler/,
    );
  });
});
