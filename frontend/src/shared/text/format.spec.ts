import { expect, it } from '@jest/globals';
import { andMore, formatShare, formatShortTime, formatTime } from './format';

it('names the first five of many, and never only one as more', () => {
  expect(andMore(['a', 'b'])).toBe('a, b');
  expect(andMore(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d, e, f');
  expect(andMore(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('a, b, c, d, e and 2 more');
});

it('writes a date and a time in one way, and a title without what goes without saying', () => {
  expect(formatTime('2020-03-04T00:10:05')).toBe('4 Mar 2020, 00:10:05');
  expect(formatShortTime('2020-03-04T00:10:05')).toBe('4 Mar, 00:10');
  const today = new Date();
  today.setHours(0, 5, 9);
  expect(formatShortTime(today.toISOString())).toBe('00:05');
});

it('writes a share with at most one digit after the point', () => {
  expect([0, 0.0004, 0.095, 0.12, 0.1249, 1].map(formatShare)).toEqual([
    '0%',
    '0%',
    '9.5%',
    '12%',
    '12.5%',
    '100%',
  ]);
});
