import { expect, it } from '@jest/globals';
import { startRun, withClockOff, withProduct } from './runs.js';

it('an API whose clock is ten minutes ahead keeps sessions and Idempotency-Keys', async () => {
  await withProduct({ env: withClockOff(10) }, async (product) => {
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
