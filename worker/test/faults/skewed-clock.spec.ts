import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { until } from '#testing';
import { doneSoFar, expectWhole, startRun, withBothQueues, withProduct } from './runs.js';

const skewed = (minutes: number) => ({
  NODE_OPTIONS: `--import=${resolve('worker/test/faults/skewed-clock.mjs')}`,
  CLOCK_SKEW_MS: String(minutes * 60_000),
});

it('workers whose clocks are off by ten minutes, one ahead and one behind, neither run anything twice nor give up early', async () => {
  const options = { model: { latencyMs: 100, rate500: 0.02 }, env: { LLM_CONCURRENCY: '10' } };
  await withBothQueues(options, async (product) => {
    const odd = [10, -10].map((minutes) => product.newWorker(skewed(minutes)));
    product.workers.push(...odd);
    await Promise.all(odd.map((worker) => worker.start()));
    const run = await startRun(product, 20, 15);
    await until(async () => (await doneSoFar(product, run)) > 100);
    await expectWhole(product, run);
    const { perPrompt } = product.model!.stats();
    expect(Object.values(perPrompt).filter((answers) => answers > 1)).toEqual([]);
  });
});

it('an API whose clock is ten minutes ahead keeps sessions and Idempotency-Keys', async () => {
  await withProduct({ env: skewed(10) }, async (product) => {
    const run = await startRun(product, 1, 1);
    const path = `/api/brands/${run.brand.id}/generate-manual-v2-prompts`;
    const headers = { prefer: 'respond-async', 'idempotency-key': 'skewed' };
    const first = await product.client.post(path, run.body, headers);
    await product.api.end('SIGTERM');
    await product.api.start({ NODE_OPTIONS: '', CLOCK_SKEW_MS: '0' });
    const again = await product.client.post(path, run.body, headers);
    expect([again.status, again.body.jobId]).toEqual([202, first.body.jobId]);
  });
});
