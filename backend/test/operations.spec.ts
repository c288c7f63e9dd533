import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finished, newManualRun, type Product, QUEUE_BACKENDS, startProduct, until } from '#testing';

const TOKEN = 'a-token-of-sixteen-or-more';

describe.each(QUEUE_BACKENDS)('operations on the %s queue', (backend) => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ backend, env: { METRICS_TOKEN: TOKEN } });
    const { brand, body } = await newManualRun(product.client, 2, 2);
    const answer = await product.client.post(`/api/brands/${brand.id}/generate-manual-v2-prompts`, body);
    await finished(product.client, answer.body.jobId);
  });
  afterAll(() => product.stop());

  it('/metrics answers a session or the bearer token, and tells of requests and the queue', async () => {
    const { status, body } = await product
      .stranger()
      .get<string>('/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(status).toBe(200);
    expect(body).toMatch(/promptloom_http_request_seconds_count\{[^}]*generate-manual-v2-prompts[^}]*\} 1/);
    expect(body).toMatch(/promptloom_queue_jobs\{queue="generation",state="active"\} \d/);
    expect(body).toMatch(/promptloom_workers_alive 1/);
    expect(body).toMatch(/promptloom_jobs_unfinished\{status="active"\} 0/);
    expect(body).toMatch(/promptloom_jobs_longest_still_seconds 0/);
    const inSmallLetters = { authorization: `bearer ${TOKEN}` };
    expect((await product.stranger().get('/metrics', inSmallLetters)).status).toBe(200);
    expect((await product.client.get('/metrics')).status).toBe(200);
    expect((await product.stranger().get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401);
  });

  it('/queues shows the queue with the chunk that was done', async () => {
    const page = await product.client.get<string>('/queues');
    expect(page.status).toBe(200);
    expect(page.body).toContain('Promptloom queues');
    const shown = async () =>
      (await product.client.get('/queues/api/queues?activeQueue=generation&page=1&jobsPerPage=10')).body
        .queues[0];
    // The worker tells the queue after it has stored the end of the job.
    await until(async () => (await shown()).counts.active === 0);
    expect(await shown()).toMatchObject({ name: 'generation', counts: { completed: 1, failed: 0 } });
  });

  // The same on either queue.
  if (backend !== 'postgres') return;

  it('/health/ready names a schema that is older than the release', async () => {
    await product.sql(`UPDATE migrations SET name = 'Later' WHERE id = (SELECT max(id) FROM migrations)`);
    const answer = await fetch(`${product.url}/health/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run migrate');
  });

  it('/api/info and the description tell the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect((await product.client.get('/api/info')).body).toMatchObject({ version });
    expect((await product.client.get('/api/openapi.json')).body.info).toMatchObject({ version });
  });
});
