import { describe, expect, it } from '@jest/globals';
import { setMaxListeners } from 'node:events';
// Not through #testing: that index also brings the database.
import { StandInCap, type StandInOptions } from '#testing';
import { LlmError } from '../errors.js';
import { FakeClock } from './fake-clock.js';
import { LlmLimiter } from './llm-limiter.js';
import type { ReportLimit } from './queued-call.js';
import type { RateLimitHint } from '../port.js';
import { readRateLimit } from '../openai/rate-limit-headers.js';

type Server = Pick<
  StandInOptions,
  'requestsPerSecondCap' | 'capKind' | 'sendRateLimitHeaders' | 'headersTell'
> & {
  faults: number;
};

const LATENCY_MS = 200;
const JITTER_MS = 40;
const IN_FLIGHT = 50;
const UNLIMITED: Server = {
  requestsPerSecondCap: null,
  capKind: 'bucket',
  sendRateLimitHeaders: false,
  headersTell: 'answer',
  faults: 0,
};

/** Numbers from 0 to 1 that are the same in every run. (mulberry32) */
function newRandom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/**
 * Sends items through a limiter to a server, both on a clock that does not take the time it tells.
 *
 * @param storingMs how long an answer takes to be stored: its slot is free only then
 * @param earlier calls before it that met no limit, `inFlight` at once, and how long ago they ended
 */
async function simulate(
  server: Server,
  items: number,
  {
    storingMs = 0,
    earlier,
  }: { storingMs?: number; earlier?: { items: number; inFlight: number; endedMs: number } } = {},
) {
  const clock = new FakeClock();
  const random = newRandom(1);
  const limiter = new LlmLimiter({ concurrency: IN_FLIGHT, clock, random });
  const cap = new StandInCap();
  const signal = new AbortController().signal;
  // All waiting calls listen to it.
  setMaxListeners(0, signal);
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.later(resolve, ms));
  const tell = (): RateLimitHint | undefined => {
    const headers = server.sendRateLimitHeaders ? cap.headers(server, clock.now()) : {};
    return readRateLimit({ get: (name) => headers[name] ?? null });
  };
  let requests = 0;
  let refusals = 0;

  async function call(report: ReportLimit): Promise<void> {
    requests++;
    await pause(1);
    if (!cap.take(server, clock.now())) {
      refusals++;
      const rateLimit = tell();
      await pause(1);
      throw new LlmError('Too many.', { kind: 'retryable', status: 429, rateLimit });
    }
    if (random() < server.faults) throw new LlmError('Too many.', { kind: 'retryable', status: 429 });
    if (random() < server.faults) throw new LlmError('Broken.', { kind: 'retryable', status: 500 });
    const atArrival = tell();
    await pause(LATENCY_MS + JITTER_MS * (2 * random() - 1));
    report(server.headersTell === 'arrival' ? atArrival : tell());
    await pause(storingMs);
  }

  // The model has answered before: until then it opens a few slots only.
  await limiter.run(async () => undefined, { signal });
  if (earlier) {
    for (let begun = 0; begun < earlier.items; begun += earlier.inFlight) {
      for (let i = 0; i < earlier.inFlight; i++) void limiter.run(() => pause(LATENCY_MS), { signal });
      await clock.advance(LATENCY_MS);
    }
    await clock.advance(earlier.endedMs);
  }
  const began = clock.now();
  let done = 0;
  for (let i = 0; i < items; i++) void limiter.run(call, { signal }).then(() => done++);
  while (done < items && clock.now() - began < 600_000) await clock.advance(20);
  return { done, wallMs: clock.now() - began, requests, wasted: refusals / items };
}

describe('the throughput of the limiter', () => {
  it('is what the slots allow', async () => {
    const { done, wallMs } = await simulate(UNLIMITED, 2000);
    expect(done).toBe(2000);
    expect(wallMs).toBeLessThanOrEqual((1.03 * 2000 * LATENCY_MS) / IN_FLIGHT);
  });

  it('hardly suffers from 1 % 429 and 1 % 500', async () => {
    const { done, wallMs, requests } = await simulate({ ...UNLIMITED, faults: 0.01 }, 2000);
    expect(done).toBe(2000);
    expect(requests).toBeGreaterThan(2000);
    expect(wallMs).toBeLessThanOrEqual((1.06 * 2000 * LATENCY_MS) / IN_FLIGHT);
  });

  const capped: Server = { ...UNLIMITED, requestsPerSecondCap: 100 };
  /** A full bucket serves the first second's worth at once. */
  const floorMs = ((2000 - 100) / 100) * 1000;

  it.each(['arrival', 'answer'] as const)(
    'keeps to a limit that refills steadily, told at the %s, with next to no refusals',
    async (headersTell) => {
      const { done, wallMs, wasted } = await simulate(
        { ...capped, sendRateLimitHeaders: true, headersTell },
        2000,
      );
      expect(done).toBe(2000);
      expect(wallMs).toBeLessThanOrEqual(1.05 * floorMs);
      expect(wasted).toBeLessThanOrEqual(0.01);
    },
  );

  it.each([10, 60, 200])(
    'keeps to a limit also when an answer takes %d ms to be stored: it knows when the server told it',
    async (storingMs) => {
      const { done, wasted } = await simulate({ ...capped, sendRateLimitHeaders: true }, 2000, { storingMs });
      expect(done).toBe(2000);
      expect(wasted).toBeLessThanOrEqual(0.01);
    },
  );

  it.each(['arrival', 'answer'] as const)(
    'keeps to a limit by windows of a second, told at the %s, with next to no refusals',
    async (headersTell) => {
      const server: Server = { ...capped, capKind: 'window', sendRateLimitHeaders: true, headersTell };
      const { done, wallMs, wasted } = await simulate(server, 2000);
      expect(done).toBe(2000);
      // One window more than the steady limit needs: the first may begin before the run does.
      expect(wallMs).toBeLessThanOrEqual(1.05 * floorMs + 1000);
      expect(wasted).toBeLessThanOrEqual(0.01);
    },
  );

  it.each([
    ['bucket', 1],
    ['bucket', 2],
    ['window', 1],
  ] as const)('gets through a %s of %i a second as well', async (capKind, requestsPerSecondCap) => {
    const server: Server = { ...capped, capKind, requestsPerSecondCap, sendRateLimitHeaders: true };
    const { done, wallMs } = await simulate(server, 60);
    expect(done).toBe(60);
    expect(wallMs).toBeLessThan((1.6 * 60_000) / requestsPerSecondCap);
  });

  it('finds a limit that is not told, with few refusals', async () => {
    const { done, wallMs, wasted } = await simulate(capped, 2000);
    expect(done).toBe(2000);
    expect(wallMs).toBeLessThanOrEqual(1.05 * floorMs);
    expect(wasted).toBeLessThanOrEqual(0.05);
  });

  it.each([
    [1, 10],
    [4, 10],
    [8, 10],
    [12, 10],
    [300, 10],
    [8, 300],
  ])(
    'finds it as fast %d s after a run of %d: time in which nobody asks tells no limit',
    async (seconds, items) => {
      // Low, so that what its bucket holds is gone with the first calls of the run.
      const server = { ...capped, requestsPerSecondCap: 10 };
      const alone = await simulate(server, 300);
      const earlier = { items, inFlight: 10, endedMs: seconds * 1000 };
      const after = await simulate(server, 300, { earlier });
      expect(after.done).toBe(300);
      expect(after.wallMs).toBeLessThanOrEqual(1.05 * alone.wallMs);
      expect(after.wasted).toBeLessThanOrEqual(alone.wasted);
    },
  );

  it('finds it as fast after calls one by one: what was wanted tells no limit either', async () => {
    const server = { ...capped, requestsPerSecondCap: 25 };
    const alone = await simulate(server, 500);
    const after = await simulate(server, 500, { earlier: { items: 24, inFlight: 1, endedMs: 0 } });
    expect(after.done).toBe(500);
    expect(after.wallMs).toBeLessThanOrEqual(1.05 * alone.wallMs);
  });
});
