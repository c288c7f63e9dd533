import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finished, newManualRun, type Product, type ProductProcess, startProduct, until } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ model: {} });
});
afterAll(() => product.stop());

async function addWorker(): Promise<ProductProcess> {
  const worker = product.newWorker();
  product.workers.push(worker);
  await worker.start();
  return worker;
}

describe('upkeep', () => {
  // The first: its figures are those of its own run, by the only worker.
  it('tells Prometheus what the workers do: calls, tokens, items, the limiter', async () => {
    const { client } = product;
    const { brand, body, count } = await newManualRun(client, 2, 2);
    const { body: answer } = await client.post(`/api/brands/${brand.id}/generate-manual-v2-prompts`, body);
    await finished(client, answer.jobId);
    // A report may be of a moment when not all that was answered is stored.
    const counts = [
      'llm_call_seconds_count\\{[^}]*outcome="answered"',
      'item_seconds_count\\{[^}]*outcome="done"',
    ];
    const figures = await until(async () => {
      const { body: text } = await client.get<string>('/metrics');
      return counts.every((name) => new RegExp(`promptloom_${name}[^}]*\\} ${count}\\n`).test(text)) && text;
    });
    expect(figures).toMatch(/promptloom_llm_tokens_total\{[^}]*direction="out"[^}]*\} [1-9]/);
    expect(figures).toMatch(/promptloom_limiter_items\{[^}]*state="in_flight"[^}]*\} 0/);
    expect(figures).toMatch(/promptloom_limiter_breaker_open\{.*\} 0/);
    expect(figures).toMatch(/promptloom_workers_alive 1/);
  });

  it('deletes what was kept long enough: finished jobs after 30 days, keys after a day, exports after a year', async () => {
    const { client } = product;
    const { brand, body } = await newManualRun(client, 1, 1);
    const path = `/api/brands/${brand.id}/generate-manual-v2-prompts`;
    const { body: old } = await client.post(path, body, { 'idempotency-key': 'old' });
    const { body: recent } = await client.post(path, body);
    await product.sql(`UPDATE jobs SET finished_at = now() - interval '31 days' WHERE id = $1`, [old.jobId]);
    await product.sql(`UPDATE jobs SET finished_at = now() - interval '29 days' WHERE id = $1`, [
      recent.jobId,
    ]);
    await product.sql(`UPDATE idempotency_keys SET created_at = now() - interval '25 hours'`);
    const brandPath = `/api/brands/${brand.id}`;
    await client.post(`${brandPath}/save-written-prompts`, { prompts: [{ question: 'Once?' }] });
    expect((await client.post(`${brandPath}/export-versions`, { format: 'written' })).status).toBe(201);
    await product.sql(`UPDATE export_versions SET created_at = now() - interval '366 days'`);
    await addWorker();
    await until(async () => (await client.get(`/api/jobs/${old.jobId}`)).status === 404);
    expect((await client.get(`/api/jobs/${recent.jobId}`)).status).toBe(200);
    expect(await product.sql('SELECT 1 FROM job_items WHERE job_id = $1', [old.jobId])).toEqual([]);
    await until(async () => (await product.sql('SELECT 1 FROM idempotency_keys')).length === 0);
    await until(async () => (await product.sql('SELECT 1 FROM export_versions')).length === 0);
    expect(await product.sql('SELECT 1 FROM export_rows')).toEqual([]);
  });

  it('a worker that was killed is no longer counted as alive', async () => {
    const worker = await addWorker();
    const all = product.workers.length;
    const alive = async () =>
      /promptloom_workers_alive (\d+)/.exec((await product.client.get<string>('/metrics')).body)?.[1];
    await until(async () => (await alive()) === String(all));
    await worker.end('SIGKILL');
    await product.sql(`UPDATE worker_reports SET seen_at = seen_at - interval '20 seconds' WHERE pid = $1`, [
      worker.pid,
    ]);
    await until(async () => (await alive()) === String(all - 1));
  });
});
