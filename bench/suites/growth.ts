import type { GenerationAccepted, Job } from '#contracts';
import { finished, newManualRun, type Product } from '#testing';
import { type BenchContext, type Suite, withProduct } from '../context.js';
import { cpuMs, median, memoryMb } from '../measure.js';

const ASYNC = { prefer: 'respond-async' };
const ROUNDS_OF_WORKERS = 3;

async function startRun(product: Product, audiences: number, materials: number) {
  const run = await newManualRun(product.client, audiences, materials);
  const path = `/api/brands/${run.brand.id}/generate-manual-v2-prompts`;
  const { body } = await product.client.post<GenerationAccepted>(path, run.body, ASYNC);
  return { jobId: body.jobId, count: run.count };
}

const secondsOf = (job: Job): number => (Date.parse(job.finishedAt!) - Date.parse(job.createdAt)) / 1_000;

/** How cost grows with the prompts of a run, with runs at once, and with workers. */
export const growth: Suite = async (context) => {
  await withProduct(
    context,
    { env: { LLM_CONCURRENCY: '50' }, model: { latencyMs: 50 } },
    async (product) => {
      const { pid } = product.workers[0]!;
      await finished(product.client, (await startRun(product, 10, 10)).jobId);
      const rows: (string | number)[][] = [];
      const sizes: [number, number][] = context.quick
        ? [
            [5, 10],
            [25, 20],
          ]
        : [
            [5, 10],
            [25, 20],
            [50, 100],
          ];
      for (const [audiences, materials] of sizes) {
        const cpu = cpuMs(pid);
        const { jobId, count } = await startRun(product, audiences, materials);
        const seconds = secondsOf(await finished(product.client, jobId, 300_000));
        rows.push([count, seconds, (1_000 * seconds) / count, (cpuMs(pid) - cpu) / count, memoryMb(pid)]);
        context.log(`growth: a run of ${count}`);
      }
      if (!context.quick) {
        const cpu = cpuMs(pid);
        const begun = Date.now();
        const jobs = await Promise.all(Array.from({ length: 10 }, () => startRun(product, 50, 100)));
        await Promise.all(jobs.map(({ jobId }) => finished(product.client, jobId, 1_200_000)));
        const seconds = (Date.now() - begun) / 1_000;
        rows.push(['10 × 10,000', seconds, seconds / 100, (cpuMs(pid) - cpu) / 100_000, memoryMb(pid)]);
        context.figures.push({
          name: 'worker memory, ten runs of 10,000 at once',
          value: memoryMb(pid, 'peak'),
          unit: 'MB',
          limit: 260,
          hard: true,
        });
      }
      context.growths.push({
        title: 'Prompts of a run (50 ms latency, 50 in flight, one worker)',
        columns: ['prompts', 'seconds', 'ms a prompt', 'worker CPU a prompt, ms', 'worker memory, MB'],
        rows,
      });
    },
  );
  if (context.quick) return;
  const rows: (string | number)[][] = [];
  for (const workers of [1, 2, 3, 4]) rows.push(await shareRuns(context, workers));
  context.growths.push({
    title: 'Workers (1,600 prompts at 500 ms, 20 in flight each)',
    columns: ['workers', 'seconds', '÷ ideal'],
    rows,
  });
};

/** Runs that workers share; what limits them is the model. Returns the row of the median. */
async function shareRuns(context: BenchContext, workers: number): Promise<number[]> {
  const options = { workers, env: { LLM_CONCURRENCY: '20' }, model: { latencyMs: 500 } };
  return withProduct(context, options, async (product) => {
    // A new worker makes three calls before it makes twenty at once, so each gets a first answer before the clock
    // starts.
    await finished(product.client, (await startRun(product, 10, 10)).jobId);
    const rounds: { seconds: number; ratio: number }[] = [];
    for (let round = 0; round < ROUNDS_OF_WORKERS; round++) {
      const { jobId, count } = await startRun(product, 20, 40);
      const seconds = secondsOf(await finished(product.client, jobId, 300_000));
      rounds.push({ seconds, ratio: seconds / ((count * 0.5) / (20 * workers)) });
    }
    context.log(`growth: ${workers} workers`);
    const ratio = median(rounds.map((round) => round.ratio));
    if (workers === 4)
      context.figures.push({
        name: 'four workers sharing a run of 1,600 ÷ ideal',
        value: ratio,
        rounds: rounds.map((round) => round.ratio),
        unit: '×',
        limit: 1.1,
      });
    return [workers, median(rounds.map(({ seconds }) => seconds)), ratio];
  });
}
