import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { GenerationAccepted, Job, JobPrompt } from '#contracts';
import {
  finished,
  type ManualRun,
  newManualRun,
  type Product,
  type ProductOptions,
  QUEUE_BACKENDS,
  STAND_IN_DEFAULTS,
  startOwnServers,
  startProduct,
} from '#testing';

/** Runs the product for one test, on servers that other tests use too. */
export async function withProduct(
  options: ProductOptions,
  test: (product: Product) => Promise<void>,
): Promise<void> {
  const product = await startProduct(options);
  try {
    await test(product);
  } finally {
    await product.stop();
  }
}

/**
 * Runs the product on each queue backend for the tests of a group, which leave it whole; each test finds the model
 * well, and with nothing asked of it. @returns runs one test on all of them, side by side
 */
export function groupOnBothQueues(
  options: ProductOptions,
): (test: (product: Product) => Promise<void>) => Promise<void> {
  let products: Product[] = [];
  beforeAll(async () => {
    products = await Promise.all(QUEUE_BACKENDS.map((backend) => startProduct({ ...options, backend })));
  });
  beforeEach(() => {
    for (const { model } of products) {
      model?.set({ ...STAND_IN_DEFAULTS, ...options.model });
      model?.reset();
    }
  });
  afterAll(() => Promise.all(products.map((product) => product.stop())));
  return async (test) => {
    await Promise.all(products.map(test));
  };
}

export type OwnServers = Awaited<ReturnType<typeof startOwnServers>>;

/**
 * Runs the product for the tests of a group on a PostgreSQL, and on a Redis for that queue, of its own, which they may
 * crash and leave whole; each finds the model with nothing asked of it.
 */
export function groupOnServers(options: ProductOptions): () => { product: Product; servers: OwnServers } {
  let servers: OwnServers;
  let product: Product;
  beforeAll(async () => {
    servers = await startOwnServers({ redis: options.backend === 'redis' });
    product = await startProduct({ ...options, servers });
  });
  beforeEach(() => product.model?.reset());
  afterAll(async () => {
    await product.stop();
    await servers.stop();
  });
  return () => ({ product, servers });
}

export interface Run extends ManualRun {
  jobId: string;
}

/** Starts a run of `audiences` × `materials` × 2 prompts in the background. */
export async function startRun(product: Product, audiences: number, materials: number): Promise<Run> {
  const run = await newManualRun(product.client, audiences, materials);
  const answer = await product.client.post<GenerationAccepted>(
    `/api/brands/${run.brand.id}/generate-manual-v2-prompts`,
    run.body,
    { prefer: 'respond-async' },
  );
  expect(answer.status).toBe(202);
  return { ...run, jobId: answer.body.jobId };
}

export const doneSoFar = async (product: Product, { jobId }: Run): Promise<number> =>
  (await product.client.get<Job>(`/api/jobs/${jobId}`)).body.done;

/** Waits for the end of a run and looks at the result: every combination once, none missing, none twice. */
export async function expectWhole(product: Product, { jobId, count }: Run, timeoutMs = 90_000): Promise<Job> {
  const job = await finished(product.client, jobId, timeoutMs);
  expect(job).toMatchObject({ status: 'completed', requested: count, done: count, failed: 0, error: null });
  const { body } = await product.client.get<JobPrompt[]>(`/api/jobs/${jobId}/prompts`);
  expect(body.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index));
  const combinations = body.map(
    ({ productCategory, attributeCategory }) => `${productCategory}|${attributeCategory}`,
  );
  expect(new Set(combinations).size).toBe(count);
  expect(new Set(body.map(({ question }) => question.toLowerCase())).size).toBe(count);
  return job;
}

/** Variables of a process whose clock is ahead by so many minutes; negative for one that is behind. */
export const withClockOff = (minutes: number) => ({
  NODE_OPTIONS: `--import=${resolve('worker/test/faults/skewed-clock.mjs')}`,
  CLOCK_SKEW_MS: String(minutes * 60_000),
});

/** Ends a process as a power cut would, and starts another in its place. */
export async function replaceWorker(product: Product, place: number): Promise<void> {
  await product.workers[place]!.end('SIGKILL');
  const next = product.newWorker();
  product.workers[place] = next;
  await next.start();
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
