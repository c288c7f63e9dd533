import { describe, expect, it } from '@jest/globals';
import type { Job } from '#contracts';
import { newManualRun, until } from '#testing';
import {
  dice,
  doneSoFar,
  expectWhole,
  groupOnBothQueues,
  replaceWorker,
  startRun,
  withClockOff,
} from './runs.js';

const CONCURRENCY = 25;

// Two products at once, beside other suites on two cores.

describe('on either queue, with two workers', () => {
  const onBothQueues = groupOnBothQueues({
    workers: 2,
    model: { latencyMs: 150 },
    env: { LLM_CONCURRENCY: String(CONCURRENCY) },
  });

  it.each([1, 2])(
    'a run of 2,000 survives three kills of a worker at random moments (seed %i): every item once, only calls in flight paid again',
    async (seed) => {
      await onBothQueues(async (product) => {
        const random = dice(seed);
        const run = await startRun(product, 40, 25);
        for (let kill = 1; kill <= 3; kill++) {
          const moment = run.count * ((kill - 1 + random()) / 4);
          await until(async () => (await doneSoFar(product, run)) > moment, 60_000);
          await replaceWorker(product, Math.floor(random() * 2));
        }
        await expectWhole(product, run);
        expect(product.model!.stats().requests - run.count).toBeLessThanOrEqual(3 * CONCURRENCY);
      });
    },
  );

  // The last: it ends one of the two workers.
  it('workers whose clocks are off by ten minutes, one ahead and one behind, neither run anything twice nor give up early', async () => {
    await onBothQueues(async (product) => {
      // So slow that each worker looks for deliveries that stand still, which it does every five seconds, in mid-run.
      product.model!.set({ latencyMs: 500, rate500: 0.02 });
      await product.workers[1]!.end();
      const odd = [10, -10].map((minutes) =>
        product.newWorker({ ...withClockOff(minutes), LLM_CONCURRENCY: '10' }),
      );
      product.workers.push(...odd);
      await Promise.all(odd.map((worker) => worker.start()));
      const run = await startRun(product, 20, 15);
      await until(async () => (await doneSoFar(product, run)) > 100);
      await expectWhole(product, run);
      const { perPrompt } = product.model!.stats();
      expect(Object.values(perPrompt).filter((answers) => answers > 1)).toEqual([]);
    });
  });
});

describe('on either queue, with one worker', () => {
  const onBothQueues = groupOnBothQueues({ model: { latencyMs: 100 }, env: { LLM_CONCURRENCY: '20' } });

  it('doubtful answers are stored as they come, each after one more try: a killed worker pays again for the items in flight only, and its work goes on within 15 seconds, when there is no other', async () => {
    await onBothQueues(async (product) => {
      product.model!.set({ offTopic: true });
      const run = await startRun(product, 10, 20);
      // Not only when every prompt was asked for once.
      await until(async () => (await doneSoFar(product, run)) > 50);
      expect(product.model!.stats().requests).toBeLessThan(run.count);
      await product.workers[0]!.end('SIGKILL');
      const before = await doneSoFar(product, run);
      product.workers[0] = product.newWorker();
      // How long a process takes to start is the machine's matter.
      await product.workers[0].start();
      await until(async () => (await doneSoFar(product, run)) > before, 15_000);
      await expectWhole(product, run);
      // Those in flight, and at most as many answers twice over that were to be improved on.
      expect(product.model!.stats().requests - 2 * run.count).toBeLessThanOrEqual(3 * 20);
    });
  });

  it('a run goes on while the API is killed, and nothing that was saved is lost; a job that was committed but not enqueued, for the API died in between, starts within ten seconds', async () => {
    await onBothQueues(async (product) => {
      const run = await startRun(product, 15, 20);
      const base = `/api/brands/${run.brand.id}`;
      const prompts = [{ question: 'Kept?' }];
      expect((await product.client.post(`${base}/save-written-prompts`, { prompts })).status).toBe(201);
      await until(async () => (await doneSoFar(product, run)) > 50);
      await product.api.end('SIGKILL');
      await product.api.start({ FAIL_POINT: 'job-committed' });
      await expectWhole(product, run);
      expect((await product.client.get(`${base}/written-prompts`)).body).toMatchObject(prompts);
      expect(product.model!.stats().requests).toBe(run.count);

      // Two chunks.
      const { brand, body, count } = await newManualRun(product.client, 5, 5);
      const path = `/api/brands/${brand.id}/generate-manual-v2-prompts`;
      await expect(product.client.post(path, body, { prefer: 'respond-async' })).rejects.toThrow();
      const waiting = () => product.sql('SELECT 1 FROM jobs WHERE started_at IS NULL');
      await until(async () => (await waiting()).length === 0, 10_000);
      await product.api.start();
      const jobs = await product.client.get<Job[]>(`/api/brands/${brand.id}/jobs`);
      expect(jobs.body).toHaveLength(1);
      await expectWhole(product, { brand, body, count, jobId: jobs.body[0]!.id });
    });
  });

  it('a file that is being built when its worker is killed is built once; a worker that is told to stop is gone within one time limit of a call and two seconds, hanging calls or not', async () => {
    await onBothQueues(async (product) => {
      const [worker] = product.workers;
      await worker!.end();
      const short = await startRun(product, 2, 2);
      const base = `/api/brands/${short.brand.id}`;
      const { body } = await product.client.post(
        `${base}/generate-csv`,
        { seed: 1 },
        { prefer: 'respond-async' },
      );
      await worker!.start();
      await worker!.end('SIGKILL');
      await worker!.start({ LLM_CONCURRENCY: '10', LLM_TIMEOUT_MS: '3000' });
      await until(
        async () => (await product.client.get(`/api/jobs/${body.jobId}`)).body.status === 'completed',
        30_000,
      );
      expect((await product.client.get(`${base}/csv-generations`)).body).toHaveLength(1);
      await expectWhole(product, short);

      const run = await startRun(product, 5, 10);
      await until(async () => (await doneSoFar(product, run)) > 20);
      product.model!.set({ mode: 'hang' });
      await until(() => product.model!.stats().inFlight === 10);
      const toldAt = Date.now();
      await worker!.end('SIGTERM');
      expect(Date.now() - toldAt).toBeLessThan(3_000 + 2_000);
      product.model!.set({ mode: 'normal' });
      await worker!.start();
      await expectWhole(product, run);
    });
  });
});
