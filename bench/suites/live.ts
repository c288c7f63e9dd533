import type { GenerationAccepted, Job, JobPrompt } from '#contracts';
import { finished, newManualRun, type Product } from '#testing';
import { io, type Socket } from 'socket.io-client';
import { type Suite, withProduct } from '../context.js';
import { cpuMs, percentile } from '../measure.js';

interface Received {
  at: number;
  indexes: number[];
}

/** The time from storing an answer until another tab receives it, and how that grows with the tabs. */
export const live: Suite = async (context) =>
  withProduct(
    context,
    { env: { LLM_CONCURRENCY: '50' }, model: { latencyMs: 200, jitterMs: 40 } },
    async (product) => {
      const rows: (string | number)[][] = [];
      for (const tabs of context.quick ? [10] : [10, 100, 1_000]) {
        const { delays, first, eventsASecond, cpu } = await listen(
          product,
          tabs,
          context.quick ? [10, 10] : [25, 20],
        );
        rows.push([tabs, percentile(delays, 50), percentile(delays, 95), eventsASecond, cpu]);
        context.log(`live: ${tabs} tabs`);
        if (tabs !== 10) continue;
        context.figures.push(
          {
            name: 'answer stored → heard in another tab, p95',
            value: percentile(delays, 95),
            unit: 'ms',
            limit: 400,
            beside: `median ${percentile(delays, 50).toFixed(0)} ms`,
          },
          { name: 'submit → first prompt heard, LLM at 200 ms', value: first, unit: 'ms', limit: 500 },
          { name: '… events a second and job', value: eventsASecond, unit: '', limit: 5, hard: true },
        );
      }
      context.growths.push({
        title: 'Tabs that watch one run of 1,000 prompts, on one API process',
        columns: ['tabs', 'median, ms', 'p95, ms', 'job:updated a second', 'CPU of the API, ms'],
        rows,
      });
    },
  );

async function listen(product: Product, tabs: number, [audiences, materials]: [number, number]) {
  const run = await newManualRun(product.client, audiences, materials);
  const received: Received[] = [];
  const updates: number[] = [];
  const sockets = Array.from({ length: tabs }, (): Socket =>
    io(product.url, {
      transports: ['websocket'],
      extraHeaders: { cookie: product.client.cookieHeader },
      forceNew: true,
    }),
  );
  // The last socket to be notified is what a person waits for.
  const last = sockets.at(-1)!;
  last.on('job:prompts', ({ prompts }: { prompts: JobPrompt[] }) =>
    received.push({ at: Date.now(), indexes: prompts.map(({ index }) => index) }),
  );
  last.on('job:updated', () => updates.push(Date.now()));
  await Promise.all(sockets.map((socket) => socket.timeout(50_000).emitWithAck('brand:join', run.brand.id)));
  const cpu = cpuMs(product.api.pid);
  const began = Date.now();
  const { body } = await product.client.post<GenerationAccepted>(
    `/api/brands/${run.brand.id}/generate-manual-v2-prompts`,
    run.body,
    { prefer: 'respond-async' },
  );
  const job: Job = await finished(product.client, body.jobId, 120_000);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const used = cpuMs(product.api.pid) - cpu;
  for (const socket of sockets) socket.disconnect();
  const stored = await product.sql<{ ordinal: number; at: Date }>(
    'SELECT ordinal, created_at AS at FROM job_results WHERE job_id = $1',
    [job.id],
  );
  const storedAt = new Map(stored.map(({ ordinal, at }) => [ordinal, at.getTime()]));
  const delays = received.flatMap(({ at, indexes }) =>
    indexes.map((index) => at - (storedAt.get(index) ?? NaN)),
  );
  const seconds = (updates.at(-1)! - updates[0]!) / 1_000;
  const first = received[0]!.at - began;
  return { delays, first, eventsASecond: (updates.length - 1) / Math.max(seconds, 1), cpu: used };
}
