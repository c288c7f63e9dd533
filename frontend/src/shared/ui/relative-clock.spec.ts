import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onTick, relativeText } from './relative-clock';

const START = Date.parse('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(START + seconds * 1000).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('relative times', () => {
  it('move on twice a minute, all by one timer, which ends with the last of them', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const leaves = [first, second].map(onTick);
    expect(jest.getTimerCount()).toBe(1);
    expect(relativeText(after(0))).toBe('less than a minute ago');
    jest.advanceTimersByTime(5 * 60_000);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([10, 10]);
    expect(relativeText(after(0))).toBe('5 minutes ago');
    leaves[0]?.();
    expect(jest.getTimerCount()).toBe(1);
    leaves[1]?.();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('of one list go by one time, and none lies ahead', () => {
    const leave = onTick(() => {});
    jest.advanceTimersByTime(89_000);
    expect([0, 20, 80, 500].map((seconds) => relativeText(after(seconds)))).toEqual([
      '1 minute ago',
      '1 minute ago',
      'less than a minute ago',
      'less than a minute ago',
    ]);
    leave();
  });

  it('are right again when the first one is shown after a while', () => {
    onTick(() => {})();
    jest.setSystemTime(START + 5 * 60_000);
    expect(relativeText(after(0))).toBe('5 minutes ago');
    const leave = onTick(() => {});
    expect(relativeText(after(0))).toBe('5 minutes ago');
    leave();
  });
});
