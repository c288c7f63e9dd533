import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import {
  CHUNK_SIZE,
  type Delivery,
  type GenerationChunk,
  GenerationProducer,
  HandlesJob,
  type JobHandler,
  QueueModule,
} from '#queue';
import { createTestDatabase, QUEUE_BACKENDS, redisUrlFor, type TestDatabase, until } from '#testing';

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

@Module({})
class RootModule {}

describe.each(QUEUE_BACKENDS)('the %s queue', (backend) => {
  let database: TestDatabase;
  let options: { databaseUrl: string; redisUrl?: string };
  const apps: INestApplicationContext[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    const redisUrl = redisUrlFor(backend);
    options = { databaseUrl: database.url, ...(redisUrl && { redisUrl }) };
    delivered = [];
    work = async () => 'finished';
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
    await database.drop();
  });

  async function start(
    kind: 'producer' | 'worker',
    providers: (typeof RecordingHandler)[] = [RecordingHandler],
  ) {
    const queue = kind === 'producer' ? QueueModule.forProducer(options) : QueueModule.forWorker(options);
    const root = { module: RootModule, imports: [queue], providers: kind === 'worker' ? providers : [] };
    const app = await NestFactory.createApplicationContext(root, {
      logger: false,
      abortOnError: false,
    });
    apps.push(app);
    return app;
  }

  const ordinals = (count: number) => Array.from({ length: count }, (_, place) => place);
  const starts = () => delivered.map(({ from }) => from).sort((a, b) => a - b);

  it('delivers a run in chunks, once each, to whichever worker is free', async () => {
    const producer = (await start('producer')).get(GenerationProducer, { strict: false });
    await start('worker');
    await producer.add('run', 1, ordinals(1050));
    await until(() => delivered.length === 11);
    expect(starts()).toEqual(ordinals(11).map((place) => place * CHUNK_SIZE));
    expect(delivered[0]).toEqual({ jobId: 'run', run: 1, from: expect.any(Number), to: expect.any(Number) });
  });

  it('keeps what was added before a worker was there, and takes the same chunk once', async () => {
    const producer = (await start('producer')).get(GenerationProducer, { strict: false });
    await producer.add('run', 1, ordinals(150));
    await producer.add('run', 1, ordinals(150));
    await start('worker');
    await until(async () => delivered.length === 2 && (await producer.counts())['active'] === 0);
    expect(starts()).toEqual([0, CHUNK_SIZE]);
  });

  it('lets the first chunk of a short run go before the later ones of a long run', async () => {
    const producer = (await start('producer')).get(GenerationProducer, { strict: false });
    await producer.add('long', 1, ordinals(3000));
    await producer.add('short', 1, ordinals(10));
    await start('worker');
    await until(() => delivered.length === 31);
    expect(delivered.findIndex(({ jobId }) => jobId === 'short')).toBeLessThan(10);
  });

  it('delivers again what failed', async () => {
    const producer = (await start('producer')).get(GenerationProducer, { strict: false });
    work = async () => {
      if (delivered.length === 1) throw new Error('the first time');
      return 'finished';
    };
    await start('worker');
    await producer.add('run', 1, [0]);
    await until(() => delivered.length === 2);
  });

  it('hears at once that the process stops, and gives unfinished work to another', async () => {
    const producer = (await start('producer')).get(GenerationProducer, { strict: false });
    work = (_chunk, { stopping }) =>
      new Promise((resolve) =>
        stopping.addEventListener('abort', () => resolve('unfinished'), { once: true }),
      );
    const first = await start('worker');
    await producer.add('run', 1, [0]);
    await until(() => delivered.length === 1);
    await first.close();
    apps.splice(apps.indexOf(first), 1);
    work = async () => 'finished';
    await start('worker');
    await until(() => delivered.length === 2);
  });

  it('is given back the chunks it lost or takes for finished, and no others', async () => {
    const producer = (await start('producer')).get(GenerationProducer, { strict: false });
    await producer.add('run', 1, ordinals(150));
    expect(await producer.restore('run', 1, ordinals(150))).toBe(0);
    expect(await producer.restore('lost', 1, ordinals(150))).toBe(2);
    await start('worker');
    await until(async () => delivered.length === 4 && (await producer.counts())['active'] === 0);
    expect(await producer.restore('run', 1, [120])).toBe(1);
    await until(() => delivered.length === 5);
    expect(delivered[4]).toMatchObject({ jobId: 'run', from: CHUNK_SIZE });
  });

  it('makes a worker without a handler refuse to start', async () => {
    await expect(start('worker', [])).rejects.toThrow(/job 'generation-chunk' has no handler/);
  });
});
