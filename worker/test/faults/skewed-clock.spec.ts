import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { QUEUE_BACKENDS, until } from '#testing';
import { doneSoFar, expectWhole, startRun, withProduct } from './runs.js';

const skewed = (minutes: number) => ({
  NODE_OPTIONS: `--import=${resolve('worker/test/faults/skewed-clock.mjs')}`,
  CLOCK_SKEW_MS: String(minutes * 60_000),
});

describe.each(QUEUE_BACKENDS)('on the %s queue', (backend) => {
  it.each([10, -10])(
    'a worker whose clock is off by %i minutes neither runs anything twice nor gives up early',
    async (minutes) => {
      const options = { backend, model: { latencyMs: 100, rate500: 0.02 }, env: { LLM_CONCURRENCY: '10' } };
      await withProduct(options, async (product) => {
        const odd = product.newWorker(skewed(minutes));
        product.workers.push(odd);
        await odd.start();
        const run = await startRun(product, 20, 15);
        await until(async () => (await doneSoFar(product, run)) > 100);
        await expectWhole(product, run);
        const { perPrompt } = product.model!.stats();
        expect(Object.values(perPrompt).filter((answers) => answers > 1)).toEqual([]);
      });
    },
  );
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
