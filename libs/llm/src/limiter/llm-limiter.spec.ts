import { describe, expect, it } from '@jest/globals';
import { setMaxListeners } from 'node:events';
import { LlmError } from '../errors.js';
import { FakeClock } from './fake-clock.js';
import type { LlmLimiterOptions } from './limiter-options.js';
import { LlmLimiter } from './llm-limiter.js';
import type { SharedLimiter } from './shared-limiter.js';

const never = new AbortController().signal;
// All waiting calls listen to it.
setMaxListeners(0, never);
const passing = (changes: { retryAfterMs?: number; status?: number } = {}) =>
  new LlmError('It will pass.', { kind: 'retryable', status: 500, ...changes });

function newLimiter(options: Partial<LlmLimiterOptions> = {}) {
  const clock = new FakeClock();
  return { clock, limiter: new LlmLimiter({ concurrency: 2, clock, random: () => 0.5, ...options }) };
}

/** A call that ends when it is told to. */
function newCall() {
  let resolve: (value: string) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const result = new Promise<string>((yes, no) => ([resolve, reject] = [yes, no]));
  const call = Object.assign(
    () => {
      call.starts++;
      return result;
    },
    { starts: 0, resolve, reject },
  );
  call.resolve = resolve;
  call.reject = reject;
  return call;
}

describe('the limiter', () => {
  it('keeps no more calls in flight than allowed, first come, first served', async () => {
    const { limiter } = newLimiter();
    const calls = [newCall(), newCall(), newCall(), newCall()];
    const results = calls.map((call) => limiter.run(call, { signal: never }));
    expect(calls.map((call) => call.starts)).toEqual([1, 1, 0, 0]);
    calls[1]!.resolve('second');
    expect(await results[1]).toBe('second');
    expect(calls.map((call) => call.starts)).toEqual([1, 1, 1, 0]);
    expect(limiter.stats()).toMatchObject({ inFlight: 2, waiting: 1, backingOff: 0, succeeded: 1 });
  });

  it('serves an item that is asked again before those that never had a turn', async () => {
    const { limiter } = newLimiter({ concurrency: 1 });
    const [running, fresh, again] = [newCall(), newCall(), newCall()];
    const ended = limiter.run(running, { signal: never });
    void limiter.run(fresh, { signal: never });
    void limiter.run(again, { signal: never, first: true });
    running.resolve('done');
    await ended;
    expect([fresh.starts, again.starts]).toEqual([0, 1]);
  });

  it('refuses a concurrency of 0', () => {
    expect(() => newLimiter({ concurrency: 0 })).toThrow(RangeError);
  });

  it('gives the slot back while an item backs off, and serves it first afterwards', async () => {
    const { limiter, clock } = newLimiter({ concurrency: 1 });
    const other = newCall();
    const last = newCall();
    let tries = 0;
    const item = limiter.run(async () => (++tries === 1 ? Promise.reject(passing()) : 'at last'), {
      signal: never,
    });
    void limiter.run(other, { signal: never });
    const ended = limiter.run(last, { signal: never });
    await clock.settle();
    expect(other.starts).toBe(1);
    expect(limiter.stats()).toMatchObject({ inFlight: 1, waiting: 1, backingOff: 1 });
    await clock.advance(1000);
    expect(tries).toBe(1);
    other.resolve('done');
    expect(await item).toBe('at last');
    expect(last.starts).toBe(1);
    last.resolve('end');
    await ended;
  });

  it('waits longer after each failure', async () => {
    const { limiter, clock } = newLimiter();
    const times: number[] = [];
    const item = limiter.run(async () => (times.push(clock.now()) < 5 ? Promise.reject(passing()) : 'ok'), {
      signal: never,
    });
    await clock.advance(10_000);
    await item;
    expect(times.slice(1).map((time, i) => time - times[i]!)).toEqual([50, 100, 200, 400]);
  });

  it('never comes back before Retry-After', async () => {
    const { limiter, clock } = newLimiter();
    const times: number[] = [];
    const failing = async () =>
      times.push(clock.now()) < 2 ? Promise.reject(passing({ retryAfterMs: 3000 })) : 'ok';
    const item = limiter.run(failing, { signal: never });
    await clock.advance(10_000);
    await item;
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(3000);
  });

  it('never comes back before Retry-After, not even when others found the server back after an outage', async () => {
    const { limiter, clock } = newLimiter({ concurrency: 4 });
    const times: number[] = [];
    const told = limiter.run(
      async () =>
        times.push(clock.now()) < 2 ? Promise.reject(passing({ status: 503, retryAfterMs: 60_000 })) : 'ok',
      { signal: never },
    );
    const away = async () =>
      clock.now() - times[0]! < 4000 ? Promise.reject(passing({ status: 503 })) : 'ok';
    const others = Array.from({ length: 6 }, () => limiter.run(away, { signal: never }));
    const opened: boolean[] = [];
    for (let second = 0; second < 70; second++) {
      await clock.advance(1000);
      opened.push(limiter.stats().awaySince !== null);
    }
    expect(new Set(opened)).toEqual(new Set([true, false]));
    await Promise.all([told, ...others]);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(60_000);
  });

  it('gives up with the last error when the time is over, after one try at its end', async () => {
    const { limiter, clock } = newLimiter({ retryForMs: 1000 });
    const times: number[] = [];
    const item = limiter.run(async () => Promise.reject(passing({ status: times.push(clock.now()) })), {
      signal: never,
    });
    const ended = expect(item).rejects.toMatchObject({ kind: 'retryable' });
    await clock.advance(5000);
    await ended;
    expect(times.at(-1)! - times[0]!).toBe(1000);
    expect(limiter.stats()).toMatchObject({ inFlight: 0, waiting: 0, backingOff: 0, failed: 1 });
  });

  it.each([
    ['a final error', new LlmError('No.', { kind: 'final', status: 401 })],
    ['a bug', new TypeError('undefined is not a function')],
  ])('throws %s at once', async (_, error) => {
    const { limiter } = newLimiter();
    await expect(limiter.run(() => Promise.reject(error), { signal: never })).rejects.toBe(error);
    await expect(
      limiter.run(
        () => {
          throw error;
        },
        { signal: never },
      ),
    ).rejects.toBe(error);
    expect(limiter.stats()).toMatchObject({ inFlight: 0, retried: 0 });
  });

  it('lets go of an aborted item that waits or backs off', async () => {
    const { limiter, clock } = newLimiter({ concurrency: 1 });
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = newCall();
    const backingOff = limiter.run(() => Promise.reject(passing()), { signal });
    await clock.settle();
    void limiter.run(newCall(), { signal: never });
    const items = [backingOff, limiter.run(waiting, { signal })];
    const results = Promise.allSettled(items);
    const reason = new Error('cancelled');
    controller.abort(reason);
    expect(await results).toEqual(items.map(() => ({ status: 'rejected', reason })));
    expect(limiter.stats()).toMatchObject({ waiting: 0, backingOff: 0 });
    await clock.advance(60_000);
    expect(waiting.starts).toBe(0);
    await expect(limiter.run(waiting, { signal })).rejects.toBe(reason);
  });

  it('lets an aborted call under way end and gives its answer, for it is paid', async () => {
    const { limiter } = newLimiter({ concurrency: 1 });
    const controller = new AbortController();
    const running = newCall();
    const result = limiter.run(running, { signal: controller.signal });
    controller.abort();
    running.resolve('paid');
    expect(await result).toBe('paid');
  });

  it('does not try an aborted call again, and gives the reason of the abort rather than its failure', async () => {
    const { limiter } = newLimiter({ concurrency: 1 });
    const controller = new AbortController();
    const running = newCall();
    const result = limiter.run(running, { signal: controller.signal });
    const reason = new Error('cancelled');
    controller.abort(reason);
    running.reject(passing());
    await expect(result).rejects.toBe(reason);
    expect(running.starts).toBe(1);
  });

  it('opens only a few slots until the model has answered once, and again after an error that concerns all', async () => {
    const { limiter, clock } = newLimiter({ concurrency: 10 });
    const calls = Array.from({ length: 10 }, newCall);
    const results = calls.map((call) => limiter.run(call, { signal: never }));
    const started = () => calls.filter(({ starts }) => starts > 0).length;
    expect(started()).toBe(3);
    calls[0]!.resolve('answer');
    await results[0];
    expect(started()).toBe(10);
    const wrongKey = new LlmError('No.', { kind: 'final', status: 401, concernsAllItems: true });
    results.slice(1).forEach((result) => void result.catch(() => undefined));
    calls.slice(1).forEach((call) => call.reject(wrongKey));
    await clock.advance(10);
    const later = Array.from({ length: 10 }, newCall);
    later.forEach((call) => void limiter.run(call, { signal: never }));
    expect(later.filter(({ starts }) => starts > 0)).toHaveLength(3);
  });

  it('lets those who hear of an error that concerns all withdraw their items before another is tried', async () => {
    const { limiter, clock } = newLimiter({ concurrency: 1 });
    const controller = new AbortController();
    const refused = newCall();
    const next = newCall();
    const wrongKey = new LlmError('No.', { kind: 'final', status: 401, concernsAllItems: true });
    limiter.run(refused, { signal: never }).catch(() => controller.abort());
    limiter.run(next, { signal: controller.signal }).catch(() => undefined);
    refused.reject(wrongKey);
    await clock.advance(10);
    expect(next.starts).toBe(0);
  });
});

describe('a limit of requests a minute', () => {
  it('spaces the starts evenly', async () => {
    let next = 0;
    const reserve = async (permits: number) => {
      const startAtMs = Math.max(next, clock.now());
      next = startAtMs + permits * 100;
      return { startAtMs, intervalMs: 100 };
    };
    const { limiter, clock } = newLimiter({
      concurrency: 100,
      requestsPerMinute: 600,
      sharedLimiter: { reserve },
    });
    const times: number[] = [];
    const started = clock.now();
    const all = Promise.all(
      Array.from({ length: 20 }, () =>
        limiter.run(async () => times.push(clock.now() - started), { signal: never }),
      ),
    );
    await clock.advance(1000);
    expect(times.length).toBeGreaterThanOrEqual(10);
    expect(times.length).toBeLessThanOrEqual(11);
    await clock.advance(1100);
    await all;
  });

  it('is shared by all processes, and leased in batches', async () => {
    const clock = new FakeClock();
    let reserved = 0;
    let calls = 0;
    const shared: SharedLimiter = {
      reserve: async (permits) => {
        const startAtMs = 1_000_000 + reserved * 5;
        reserved += permits;
        calls++;
        return { startAtMs, intervalMs: 5 };
      },
    };
    const limiters = [1, 2].map(
      () => new LlmLimiter({ concurrency: 100, requestsPerMinute: 12_000, sharedLimiter: shared, clock }),
    );
    let done = 0;
    for (const limiter of limiters)
      for (let i = 0; i < 200; i++) void limiter.run(async () => done++, { signal: never });
    await clock.advance(1000);
    expect(done).toBeGreaterThan(150);
    expect(done).toBeLessThanOrEqual(201);
    expect(calls).toBeLessThan(20);
  });

  it('holds calls while the shared limiter is away, and goes on when it is back', async () => {
    const clock = new FakeClock();
    let isAway = true;
    const reserve = async () => {
      if (isAway) throw new Error('no database');
      return { startAtMs: clock.now(), intervalMs: 1 };
    };
    const limiter = new LlmLimiter({ concurrency: 1, sharedLimiter: { reserve }, clock });
    const item = limiter.run(async () => 'ok', { signal: never });
    await clock.advance(3000);
    expect(limiter.stats()).toMatchObject({ waiting: 1 });
    isAway = false;
    await clock.advance(1500);
    expect(await item).toBe('ok');
  });
});
