import { describe, expect, it } from '@jest/globals';
import { RefusalThrottle } from './refusal-throttle.js';

/** Starts calls as fast as the throttle and the demand allow; the server takes `capacity` evenly and refuses the rest. */
function run(throttle: RefusalThrottle, from: number, seconds: number, demand: number, capacity: number) {
  let started = 0;
  let refused = 0;
  let tokens = 0;
  for (let now = from; now < from + seconds * 1000; now++) {
    tokens = Math.min(2, tokens + capacity / 1000);
    const due = Math.floor(((now - from + 1) * demand) / 1000) - Math.floor(((now - from) * demand) / 1000);
    for (let i = 0; i < due && throttle.delay(now) === 0; i++) {
      started++;
      throttle.started(now);
      if (tokens >= 1) tokens--;
      else {
        refused++;
        throttle.refused(now, null);
      }
    }
  }
  return { perSecond: started / seconds, share: refused / started };
}

describe('the throttle', () => {
  it('changes nothing for single refusals', () => {
    const throttle = new RefusalThrottle();
    for (let now = 0; now < 10_000; now += 4) {
      expect(throttle.delay(now)).toBe(0);
      throttle.started(now);
      if (now % 400 === 0) throttle.refused(now, null);
    }
  });

  it('settles at what the server takes', () => {
    const throttle = new RefusalThrottle();
    run(throttle, 10_000, 5, 250, 100);
    const { perSecond, share } = run(throttle, 15_000, 20, 250, 100);
    expect(perSecond).toBeGreaterThan(95);
    expect(share).toBeLessThan(0.05);
  });

  it('recovers when the server takes more again', () => {
    const throttle = new RefusalThrottle();
    run(throttle, 10_000, 5, 250, 50);
    run(throttle, 15_000, 60, 250, 1000);
    expect(run(throttle, 75_000, 5, 250, 1000).perSecond).toBeGreaterThan(240);
  });

  it.each([3, 5, 12, 30, 250])(
    'goes on when a server that refused everything for a while takes calls again (%d wanted a second)',
    (demand) => {
      for (const seconds of [3, 10, 60]) {
        const throttle = new RefusalThrottle();
        run(throttle, 10_000, 5, demand, demand / 2);
        run(throttle, 15_000, seconds, demand, 0);
        const back = 15_000 + seconds * 1000;
        run(throttle, back, 10, demand, demand);
        expect(run(throttle, back + 10_000, 5, demand, demand).perSecond).toBeGreaterThan(0.9 * demand);
      }
    },
  );

  it('holds everything for as long as the server asks when nothing gets through', () => {
    const throttle = new RefusalThrottle();
    for (let i = 0; i < 5; i++) throttle.started(10_000);
    for (let i = 0; i < 5; i++) throttle.refused(10_001, 20_000);
    expect(throttle.delay(10_001)).toBe(20_000);
    expect(throttle.delay(30_001)).toBe(0);
  });
});
