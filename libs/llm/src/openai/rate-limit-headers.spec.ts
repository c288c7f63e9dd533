import { describe, expect, it } from '@jest/globals';
import { readRateLimit, readRetryAfter } from './rate-limit-headers.js';

const headers = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });

const all = {
  'x-ratelimit-limit-requests': '100',
  'x-ratelimit-remaining-requests': '99',
  'x-ratelimit-reset-requests': '10ms',
};

describe('rate limit headers', () => {
  it.each([
    ['120ms', 120],
    ['1s', 1000],
    ['6m0s', 360_000],
    ['1h2m3.5s', 3_723_500],
    ['0.4', 400],
    ['', undefined],
    ['soon', undefined],
  ])('the duration %j is %j ms', (text, ms) => {
    expect(readRateLimit(headers({ ...all, 'x-ratelimit-reset-requests': text }))?.resetMs).toBe(ms);
  });

  it('are read together or not at all', () => {
    expect(readRateLimit(headers(all))).toEqual({ limit: 100, remaining: 99, resetMs: 10 });
    expect(readRateLimit(headers({ ...all, 'x-ratelimit-limit-requests': '' }))).toBeUndefined();
    const { 'x-ratelimit-reset-requests': _, ...rest } = all;
    expect(readRateLimit(headers(rest))).toBeUndefined();
    expect(readRateLimit(headers({}))).toBeUndefined();
  });

  it.each([
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:10 GMT' }, 7000],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:01 GMT' }, 0],
    [{ 'retry-after': '-1' }, null],
    [{}, null],
  ])('%j asks to wait %j ms', (values, ms) => {
    expect(readRetryAfter(headers(values as Record<string, string>), 3000)).toBe(ms);
  });
});
