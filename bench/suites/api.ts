import type { GenerationAccepted, Job } from '#contracts';
import { finished, newBrand, newCategory, newManualRun, until } from '#testing';
import { type Suite, withProduct } from '../context.js';
import { median, percentile, timed } from '../measure.js';

const ASYNC = { prefer: 'respond-async' };

/** Submitting, cancelling, small calls, and how soon work continues after a kill. */
export const api: Suite = async (context) =>
  withProduct(context, { env: { LLM_CONCURRENCY: '50' } }, async (product) => {
    const { client, model } = product;
    const run = await newManualRun(client, 25, 40);
    const path = `/api/brands/${run.brand.id}/generate-manual-v2-prompts`;
    const submits: number[] = [];
    const cancels: number[] = [];
    model.set({ latencyMs: 200, jitterMs: 40 });
    for (let round = 0; round < context.rounds; round++) {
      let jobId = '';
      submits.push(
        await timed(
          async () => (jobId = (await client.post<GenerationAccepted>(path, run.body, ASYNC)).body.jobId),
        ),
      );
      await until(async () => (await client.get<Job>(`/api/jobs/${jobId}`)).body.done > 100);
      const cancelledAt = Date.now();
      await client.post(`/api/jobs/${jobId}/cancel`);
      await until(() => model.stats().inFlight === 0);
      cancels.push(Math.max(0, model.stats().lastRequestAt - cancelledAt));
    }
    context.figures.push(
      { name: 'submit 2,000 items → 202', value: median(submits), unit: 'ms', limit: 300, rounds: submits },
      {
        name: 'cancel → last new call',
        value: Math.max(...cancels),
        unit: 'ms',
        limit: 500,
        rounds: cancels,
      },
    );

    model.set({ latencyMs: 0, jitterMs: 0 });
    const brand = await newBrand(client);
    const { attributes } = await newCategory(client, brand.id, 'ProductCategory', 'Range', ['shoes']);
    const body = { productCategoryIds: attributes.map(({ id }) => id) };
    const small = `/api/brands/${brand.id}/generate-pc-prompts`;
    for (let call = 0; call < 20; call++) await client.post(small, body);
    const calls: number[] = [];
    for (let call = 0; call < (context.quick ? 30 : 200); call++)
      calls.push(await timed(() => client.post(small, body)));
    context.figures.push({
      name: '2-prompt job, LLM at 0 ms, synchronous call, p95',
      value: percentile(calls, 95),
      unit: 'ms',
      limit: 60,
      beside: `median ${median(calls).toFixed(0)} ms`,
    });

    model.set({ latencyMs: 200 });
    const recoveries: number[] = [];
    const extra: number[] = [];
    for (let kill = 0; kill < (context.quick ? 1 : 3); kill++) {
      model.reset();
      const { jobId } = (await client.post<GenerationAccepted>(path, run.body, ASYNC)).body;
      const done = async () => (await client.get<Job>(`/api/jobs/${jobId}`)).body.done;
      await until(async () => (await done()) > 300);
      await product.workers[0]!.end('SIGKILL');
      const killedAt = performance.now();
      const before = await done();
      product.workers[0] = product.newWorker();
      await product.workers[0].start();
      await until(async () => (await done()) > before, 60_000);
      recoveries.push((performance.now() - killedAt) / 1_000);
      await finished(client, jobId, 120_000);
      extra.push(model.stats().requests - run.count);
    }
    context.figures.push(
      {
        name: 'kill -9 of the only worker → work goes on',
        value: Math.max(...recoveries),
        unit: 's',
        limit: 15,
        rounds: recoveries,
      },
      { name: '… extra calls', value: Math.max(...extra), unit: '', limit: 50, hard: true },
    );
  });
