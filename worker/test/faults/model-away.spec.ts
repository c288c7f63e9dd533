import { describe, expect, it } from '@jest/globals';
import type { Job, JobFailure } from '#contracts';
import { finished, until } from '#testing';
import { doneSoFar, expectWhole, groupOnBothQueues, startRun } from './runs.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('on both queues, a model', () => {
  const onBothQueues = groupOnBothQueues({ model: { latencyMs: 50 }, env: { LLM_CONCURRENCY: '20' } });

  it.each([
    ['unauthorized', /OPENAI_API_KEY/],
    ['unknown-model', /OPENAI_MODEL/],
    ['quota', /credit|billing/],
  ] as const)(
    'that cannot be used (%s) ends the job at once, with a sentence that a person can act on',
    async (mode, sentence) => {
      await onBothQueues(async (product) => {
        product.model!.set({ mode });
        // Eight chunks, of which a worker opens four at once: the others are ended unopened.
        const run = await startRun(product, 10, 10);
        const job = await finished(product.client, run.jobId, 30_000);
        expect(job).toMatchObject({ status: 'failed', done: 0, failed: run.count });
        expect(job.error).toMatch(sentence);
        expect(product.model!.stats().requests).toBeLessThanOrEqual(20);
        product.model!.set({ mode: 'normal' });
        await product.client.post(`/api/jobs/${run.jobId}/retry`);
        await expectWhole(product, run);
      });
    },
  );

  it('that answers rubbish fails every item with the reason, and says what to check', async () => {
    await onBothQueues(async (product) => {
      product.model!.set({ mode: 'rubbish' });
      const run = await startRun(product, 5, 5);
      const job = await finished(product.client, run.jobId, 30_000);
      expect(job).toMatchObject({ status: 'failed', done: 0, failed: run.count });
      expect(job.error).toMatch(/OPENAI_BASE_URL/);
    });
  });

  it('that fails for one prompt fails it alone; the others are written, and it can be retried by itself', async () => {
    await onBothQueues(async (product) => {
      product.model!.set({ poison: 'material 3' });
      const run = await startRun(product, 2, 5);
      const job = await finished(product.client, run.jobId);
      expect(job).toMatchObject({ status: 'completed', done: run.count - 4, failed: 4 });
      expect(job.error).toMatch(/^4 of 20 prompts failed.*Retry/);
      const { body: failures } = await product.client.get<JobFailure[]>(`/api/jobs/${run.jobId}/failures`);
      expect(
        failures.every(({ combination }) =>
          combination!.attributes.some(({ name }) => name === 'material 3'),
        ),
      ).toBe(true);
      const before = product.model!.stats().requests;
      product.model!.set({ poison: null });
      await product.client.post<Job>(`/api/jobs/${run.jobId}/retry`);
      await expectWhole(product, run);
      expect(product.model!.stats().requests - before).toBe(4);
    });
  });

  it('that is away for 30 seconds costs a probe a second, and no prompt', async () => {
    await onBothQueues(async (product) => {
      const run = await startRun(product, 15, 20);
      await until(async () => (await doneSoFar(product, run)) > 100);
      product.model!.set({ mode: 'down' });
      // The breaker is open within five seconds; from then on the calls are probes.
      await wait(5_000);
      const { requests } = product.model!.stats();
      const since = Date.now();
      await wait(25_000);
      const probes = product.model!.stats().requests - requests;
      expect(probes).toBeGreaterThan(10);
      // A wait on a busy machine is longer than it was asked to be.
      expect(probes).toBeLessThanOrEqual((Date.now() - since) / 1_000 + 2);
      product.model!.set({ mode: 'normal' });
      await expectWhole(product, run);
    });
  });

  it('that refuses everything with 429 for a minute is asked ever more slowly, and no prompt is lost', async () => {
    await onBothQueues(async (product) => {
      const run = await startRun(product, 10, 10);
      await until(async () => (await doneSoFar(product, run)) > 40);
      const before = product.model!.stats().requests;
      product.model!.set({ rate429: 1 });
      await wait(60_000);
      product.model!.set({ rate429: 0 });
      const refused = product.model!.stats().byStatus['429'] ?? 0;
      expect(refused).toBeLessThan(600);
      expect(product.model!.stats().requests).toBeGreaterThan(before);
      await expectWhole(product, run, 60_000);
    });
  });

  // The last: it leaves the workers with little patience.
  it('that hangs is given up after LLM_TIMEOUT_MS a call, and no prompt is lost', async () => {
    await onBothQueues(async (product) => {
      const [worker] = product.workers;
      await worker!.end();
      await worker!.start({ LLM_TIMEOUT_MS: '1000' });
      const run = await startRun(product, 10, 10);
      await until(async () => (await doneSoFar(product, run)) > 40);
      product.model!.set({ mode: 'hang' });
      await until(() => product.model!.stats().inFlight > 1);
      await wait(8_000);
      // Up to 20 in flight, and then probes of one second each, one after the other.
      expect(product.model!.stats().inFlight).toBeLessThanOrEqual(1);
      product.model!.set({ mode: 'normal' });
      await expectWhole(product, run);
    });
  });
});
