import { describe, expect, it } from '@jest/globals';
import { setMaxListeners } from 'node:events';
import { LlmError } from '../errors.js';
import { FakeClock } from './fake-clock.js';
import { LlmLimiter } from './llm-limiter.js';

const never = new AbortController().signal;
// All waiting calls listen to it.
setMaxListeners(0, never);
const away = () => new LlmError('The AI server could not be reached.', { kind: 'retryable', status: null });

/** A limiter before a server that is away or not, and a hundred items that wait for it. */
function newOutage({ retryForMs = 15 * 60_000 } = {}) {
  const clock = new FakeClock();
  const limiter = new LlmLimiter({ concurrency: 10, clock, retryForMs, random: () => 0.5 });
  const server = { error: away as (() => Error) | null, calls: [] as number[] };
  const call = async () => {
    server.calls.push(clock.now());
    if (server.error) throw server.error();
    return 'answer';
  };
  const items = Array.from({ length: 100 }, () =>
    limiter.run(call, { signal: never }).catch((error: unknown) => error),
  );
  const callsWithin = (ms: number) => server.calls.filter((at) => at > clock.now() - ms).length;
  return { clock, limiter, server, items, callsWithin };
}

describe('the breaker', () => {
  it('opens within five seconds of an outage, and then lets one call a second through', async () => {
    const { clock, limiter, callsWithin } = newOutage();
    await clock.advance(5_000);
    expect(limiter.stats().awaySince).not.toBeNull();
    await clock.advance(25_000);
    expect(callsWithin(20_000)).toBeGreaterThanOrEqual(18);
    expect(callsWithin(20_000)).toBeLessThanOrEqual(21);
  });

  it('closes with the first answer: everything goes on within a second and a half', async () => {
    const { clock, limiter, server, items } = newOutage();
    await clock.advance(30_000);
    server.error = null;
    await clock.advance(1_500);
    expect(new Set(await Promise.all(items))).toEqual(new Set(['answer']));
    expect(limiter.stats()).toMatchObject({ awaySince: null, succeeded: 100, failed: 0 });
  });

  it('stays closed when the server only cuts all connections once', async () => {
    const { clock, limiter, server, items } = newOutage();
    await clock.settle();
    server.error = null;
    await clock.advance(2_000);
    expect(limiter.stats()).toMatchObject({ awaySince: null, succeeded: 100 });
    await Promise.all(items);
  });

  it('opens when the first calls let their time run out together', async () => {
    const clock = new FakeClock();
    const limiter = new LlmLimiter({ concurrency: 10, clock, retryForMs: 15 * 60_000, random: () => 0.5 });
    const tooLate = () =>
      new LlmError('The AI server did not answer in time.', {
        kind: 'retryable',
        status: null,
        isTimeout: true,
      });
    const hang = () =>
      new Promise<never>((_, reject) => {
        clock.later(() => reject(tooLate()), 60_000);
      });
    for (let item = 0; item < 100; item++) void limiter.run(hang, { signal: never }).catch(() => undefined);
    await clock.advance(59_000);
    expect(limiter.stats().awaySince).toBeNull();
    await clock.advance(2_000);
    expect(limiter.stats().awaySince).not.toBeNull();
  });

  it('stays closed while the server answers with refusals', async () => {
    const { clock, limiter, server } = newOutage();
    server.error = () => new LlmError('Too many.', { kind: 'retryable', status: 429 });
    await clock.advance(30_000);
    expect(limiter.stats().awaySince).toBeNull();
  });

  it('goes on probing when a probe is answered and its answer cannot be stored', async () => {
    const { clock, limiter, server, items } = newOutage();
    await clock.advance(10_000);
    server.error = () => new Error('The answer could not be stored.');
    await clock.advance(2_500);
    const { failed } = limiter.stats();
    expect(failed).toBeGreaterThan(0);
    server.error = null;
    await clock.advance(2_500);
    expect(limiter.stats()).toMatchObject({
      awaySince: null,
      succeeded: 100 - failed,
      waiting: 0,
      inFlight: 0,
    });
    await Promise.all(items);
  });

  it('ends every item when the outage lasts longer than an item may be tried', async () => {
    const { clock, items } = newOutage({ retryForMs: 10_000 });
    await clock.advance(15_000);
    const ends = await Promise.all(items);
    expect(ends.every((end) => end instanceof LlmError)).toBe(true);
  });
});
