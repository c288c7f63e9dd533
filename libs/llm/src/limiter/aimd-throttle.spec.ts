import { describe, expect, it } from '@jest/globals';
import { AimdThrottle } from './aimd-throttle.js';

let lastNumber = 0;
const newStart = (at: number) => ({ number: ++lastNumber, at });

/** Starts calls as fast as the throttle and the demand allow; the server takes `capacity` evenly and refuses the rest. */
function run(throttle: AimdThrottle, from: number, seconds: number, demand: number, capacity: number) {
  let started = 0;
  let refused = 0;
  let tokens = 0;
  for (let now = from; now < from + seconds * 1000; now++) {
    tokens = Math.min(2, tokens + capacity / 1000);
    const due = Math.floor(((now - from + 1) * demand) / 1000) - Math.floor(((now - from) * demand) / 1000);
    for (let i = 0; i < due && throttle.delay(now) === 0; i++) {
      started++;
      const start = newStart(now);
      throttle.started(start);
      if (tokens >= 1) tokens--;
      else {
        refused++;
        throttle.refused(start, now);
      }
    }
  }
  return { perSecond: started / seconds, share: refused / started };
}

describe('the throttle for servers that tell no limit', () => {
  it('changes nothing for single refusals', () => {
    const throttle = new AimdThrottle();
    for (let now = 0; now < 10_000; now += 4) {
      expect(throttle.delay(now)).toBe(0);
      const start = newStart(now);
      throttle.started(start);
      if (now % 400 === 0) throttle.refused(start, now);
    }
  });

  it.each([5, 20, 100])('settles at what the server takes, at %d calls a second', (capacity) => {
    const throttle = new AimdThrottle();
    run(throttle, 10_000, 20, 250, capacity);
    const { perSecond, share } = run(throttle, 30_000, 60, 250, capacity);
    expect(perSecond * (1 - share)).toBeGreaterThan(0.8 * capacity);
    expect(share).toBeLessThan(0.1);
  });

  it('recovers when the server takes more again', () => {
    const throttle = new AimdThrottle();
    run(throttle, 10_000, 5, 250, 50);
    run(throttle, 15_000, 120, 250, 1000);
    expect(run(throttle, 135_000, 5, 250, 1000).perSecond).toBeGreaterThan(240);
  });

  it.each([100, 5])(
    'takes a pause after some calls, of which %d a second were taken, for no low rate',
    (capacity) => {
      const throttle = new AimdThrottle();
      run(throttle, 10_000, 1, 10, capacity);
      run(throttle, 310_000, 2, 100, 80);
      expect(run(throttle, 312_000, 10, 100, 80).perSecond).toBeGreaterThan(50);
    },
  );

  it.each([3, 12, 250])(
    'asks little of a server that refuses everything, and goes on when it takes calls again (%d wanted a second)',
    (demand) => {
      const throttle = new AimdThrottle();
      run(throttle, 10_000, 5, demand, demand);
      run(throttle, 15_000, 10, demand, 0);
      expect(run(throttle, 25_000, 60, demand, 0).perSecond).toBeLessThan(1);
      run(throttle, 85_000, 40, demand, demand);
      expect(run(throttle, 125_000, 20, demand, demand).perSecond).toBeGreaterThan(0.9 * demand);
    },
  );
});
