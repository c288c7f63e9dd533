import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newManualRun, type Product, startProduct, until } from '#testing';

describe('An API process that is told to stop', () => {
  let product: Product;
  beforeAll(async () => {
    // Nothing in this suite is ever answered by the model.
    product = await startProduct({ model: { answers: 0 }, env: { LLM_TIMEOUT_MS: '1000' } });
  });
  afterAll(() => product.stop());

  it('answers a call that waits for its run with 504 and the job, ends, and leaves the run to go on', async () => {
    const { client, api, model } = product;
    const run = await newManualRun(client, 1, 2);
    const call = client.post<{ message: string; jobId: string }>(
      `/api/brands/${run.brand.id}/generate-manual-v2-prompts`,
      run.body,
    );
    await until(() => (model?.stats().requests ?? 0) > 0);
    const ended = api.end('SIGTERM');
    const { status, body } = await call;
    expect(status).toBe(504);
    expect(body.message).toContain(
      `The server is about to restart; the run goes on: see /api/jobs/${body.jobId}`,
    );
    await ended;
    const [job] = await product.sql<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [
      body.jobId,
    ]);
    expect(job?.status).toBe('active');
  });
});
