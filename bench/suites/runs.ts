import type { GenerationAccepted, Job, JobPrompt } from '#contracts';
import {
  finished,
  type LlmStandIn,
  type ManualRun,
  newManualRun,
  type Product,
  type StandInOptions,
} from '#testing';
import { type BenchContext, type Suite, withProduct } from '../context.js';
import type { Outcome } from '../contenders/call.js';
import { callsOf, contender } from '../contenders/run.js';
import { cpuMs, median, memoryMb } from '../measure.js';

const IN_FLIGHT = 50;
const ENV = { LLM_CONCURRENCY: String(IN_FLIGHT) };

type Measured = Outcome & { requests: number; refused: number; doubled: number };
type Bench = Product & { model: LlmStandIn };

interface Scenario {
  name: string;
  model: Partial<StandInOptions>;
  /** What wall times are divided by, in ms. */
  idealMs(count: number): number;
  limit: number;
  wasted?: number;
}

const CLEAN: Partial<StandInOptions> = {
  latencyMs: 200,
  jitterMs: 40,
  rate429: 0,
  rate500: 0,
  requestsPerSecondCap: null,
  sendRateLimitHeaders: false,
};
const byLatency = (count: number) => (count * 200) / IN_FLIGHT;
const SCENARIOS: Scenario[] = [
  { name: 'prompts at 200 ± 40 ms, 50 in flight ÷ ideal', model: CLEAN, idealMs: byLatency, limit: 1.05 },
  {
    name: 'the same with 1 % 429 and 1 % 500',
    model: { ...CLEAN, rate429: 0.01, rate500: 0.01 },
    idealMs: byLatency,
    limit: 1.06,
  },
  {
    name: 'the same, capped at 100 requests/s, with x-ratelimit headers',
    model: { ...CLEAN, requestsPerSecondCap: 100, sendRateLimitHeaders: true },
    // The first hundred are free.
    idealMs: (count) => (count - 100) * 10,
    limit: 1.05,
    wasted: 1,
  },
  {
    name: 'the same, capped, without headers',
    model: { ...CLEAN, requestsPerSecondCap: 100 },
    idealMs: (count) => (count - 100) * 10,
    limit: 1.1,
    wasted: 5,
  },
];

/** Whole runs of prompts, compared with the floor and the rival, interleaved. */
export const runs: Suite = async (context) =>
  withProduct(context, { backend: 'postgres', env: ENV, model: CLEAN }, (onPostgres) =>
    withProduct(
      context,
      { backend: 'redis', env: { ...ENV, OPENAI_BASE_URL: onPostgres.model.url } },
      async (onRedis) => {
        const size: [number, number] = context.quick ? [10, 20] : [25, 40];
        const run = await newManualRun(onPostgres.client, ...size);
        await warmUp(context, () => ours(onPostgres, onPostgres.model, run));
        await warmUp(context, () => ours(onRedis, onPostgres.model, run));
        for (const scenario of SCENARIOS) await measureScenario(context, scenario, onPostgres, onRedis, run);
      },
    ),
  );

/** Brings worker processes to where they are after their first minute of work: compiled, and with a settled heap. */
async function warmUp({ quick }: BenchContext, work: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + (quick ? 0 : 60_000);
  do await work();
  while (Date.now() < end);
}

async function measureScenario(
  context: BenchContext,
  scenario: Scenario,
  onPostgres: Bench,
  onRedis: Product,
  run: ManualRun,
): Promise<void> {
  const { model } = onPostgres;
  const isClean = scenario === SCENARIOS[0];
  const results: Record<string, Measured[]> = {};
  const take = async (name: string, work: () => Promise<Measured>) => {
    model.reset();
    (results[name] ??= []).push(await work());
  };
  model.set(scenario.model);
  const { body } = await onPostgres.client.post<GenerationAccepted>(pathOf(run), run.body, {
    prefer: 'respond-async',
  });
  await onPostgres.client.post(`/api/jobs/${body.jobId}/cancel`);
  const assignment = { url: model.url, inFlight: IN_FLIGHT, bodies: await callsOf(onPostgres, body.jobId) };
  for (let round = 0; round < context.rounds; round++) {
    if (isClean) await take('floor', () => theirs('floor', model, assignment));
    await take('postgres', () => ours(onPostgres, model, run));
    if (isClean) await take('redis', () => ours(onRedis, model, run));
    if (!context.quick) await take('SDK + p-limit', () => theirs('sdk-p-limit', model, assignment));
    context.log(`${scenario.name}: round ${round + 1} of ${context.rounds}`);
  }
  report(context, scenario, run.count, results);
}

function report(
  context: BenchContext,
  scenario: Scenario,
  count: number,
  results: Record<string, Measured[]>,
): void {
  const ideal = scenario.idealMs(count);
  const ratio = (name: string) => median((results[name] ?? []).map(({ wallMs }) => wallMs / ideal));
  const share = (name: string) =>
    median((results[name] ?? []).map(({ refused, requests }) => (100 * refused) / requests));
  const others = Object.keys(results).filter((name) => name !== 'postgres' && name !== 'redis');
  const beside = others.map((name) => `${name} ${ratio(name).toFixed(3)}`).join(', ');
  const { figures } = context;
  for (const name of ['postgres', 'redis'].filter((one) => results[one]))
    figures.push({
      name: `${count} ${scenario.name} (queue on ${name})`,
      value: ratio(name),
      rounds: (results[name] ?? []).map(({ wallMs }) => wallMs / ideal),
      unit: '×',
      ...(!context.quick && { limit: scenario.limit }),
      beside,
    });
  const all = [...(results['postgres'] ?? []), ...(results['redis'] ?? [])];
  figures.push({
    name: `… lost or written twice`,
    value: Math.max(...all.map(({ lost, doubled }) => lost + doubled)),
    unit: 'prompts',
    limit: 0,
    hard: true,
    beside: others
      .map((name) => `${name} lost ${median((results[name] ?? []).map(({ lost }) => lost))}`)
      .join(', '),
  });
  if (scenario.wasted !== undefined)
    figures.push({
      name: '… wasted on 429',
      value: share('postgres'),
      unit: '%',
      ...(!context.quick && { limit: scenario.wasted }),
      beside: others.map((name) => `${name} ${share(name).toFixed(1)} %`).join(', '),
    });
  if (scenario !== SCENARIOS[0]) return;
  const perPrompt = (name: string) => median((results[name] ?? []).map(({ cpuMs: cpu }) => cpu / count));
  figures.push({
    name: 'worker CPU a prompt',
    value: perPrompt('postgres'),
    unit: 'ms',
    // Without the rival there is only a coarse limit to judge by.
    limit: context.quick ? 2.5 : 0.8 * perPrompt('SDK + p-limit'),
    hard: true,
    beside: [...others, 'redis'].map((name) => `${name} ${perPrompt(name).toFixed(2)} ms`).join(', '),
  });
  figures.push({
    name: 'requests a prompt',
    value: Math.max(...all.map(({ requests }) => requests / count)),
    unit: '',
    limit: 1,
    hard: true,
  });
  figures.push({
    name: `worker memory, one run of ${count}`,
    value: Math.max(...(results['postgres'] ?? []).map(({ peakMb }) => peakMb)),
    unit: 'MB',
    ...(!context.quick && { limit: 250 }),
    beside: others
      .map((name) => `${name} ${median((results[name] ?? []).map(({ peakMb }) => peakMb)).toFixed(0)} MB`)
      .join(', '),
  });
}

const pathOf = ({ brand }: ManualRun): string => `/api/brands/${brand.id}/generate-manual-v2-prompts`;

/** Brands are per database, and both products share one. */
async function ours(product: Product, model: LlmStandIn, run: ManualRun): Promise<Measured> {
  const { pid } = product.workers[0]!;
  const cpu = cpuMs(pid);
  const start = Date.now();
  const { body } = await product.client.post<GenerationAccepted>(pathOf(run), run.body, {
    prefer: 'respond-async',
  });
  const job: Job = await finished(product.client, body.jobId, 300_000);
  const { body: prompts } = await product.client.get<JobPrompt[]>(`/api/jobs/${job.id}/prompts`);
  const { requests, byStatus } = model.stats();
  return {
    wallMs: Date.parse(job.finishedAt!) - start,
    cpuMs: cpuMs(pid) - cpu,
    peakMb: memoryMb(pid, 'peak'),
    lost: run.count - prompts.length,
    doubled: prompts.length - new Set(prompts.map(({ index }) => index)).size,
    requests,
    refused: byStatus['429'] ?? 0,
  };
}

async function theirs(
  name: 'floor' | 'sdk-p-limit',
  model: LlmStandIn,
  assignment: Parameters<typeof contender>[1],
): Promise<Measured> {
  const outcome = await contender(name, assignment);
  const { requests, byStatus } = model.stats();
  return { ...outcome, doubled: 0, requests, refused: byStatus['429'] ?? 0 };
}
