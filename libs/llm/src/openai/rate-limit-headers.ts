import type { RateLimitHint } from '../port.js';

interface HeaderReader {
  get(name: string): string | null;
}

/** Reads OpenAI's request limit headers; undefined unless all three are there and make sense. */
export function readRateLimit(headers: HeaderReader): RateLimitHint | undefined {
  const limit = readNumber(headers.get('x-ratelimit-limit-requests'));
  const remaining = readNumber(headers.get('x-ratelimit-remaining-requests'));
  const resetMs = parseDuration(headers.get('x-ratelimit-reset-requests'));
  if (limit === null || limit <= 0 || remaining === null || resetMs === null) return undefined;
  return { limit, remaining: Math.min(remaining, limit), resetMs };
}

/** Reads `retry-after-ms`, or `retry-after` as seconds or as a date. Milliseconds, or null. */
export function readRetryAfter(headers: HeaderReader, now = Date.now()): number | null {
  const exact = readNumber(headers.get('retry-after-ms'));
  if (exact !== null) return exact;
  const text = headers.get('retry-after');
  const seconds = readNumber(text);
  if (seconds !== null) return seconds * 1000;
  // Only what has a month's name in it is a date: Date.parse would take '-1' for one.
  const date = /[A-Z][a-z]{2}/.test(text ?? '') ? Date.parse(text ?? '') : NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** Reads durations such as `120ms`, `1s`, `6m0s`; a bare number is seconds. Milliseconds, or null. */
function parseDuration(text: string | null): number | null {
  const bare = readNumber(text);
  if (bare !== null) return bare * 1000;
  if (!text || !/^(?:\d+(?:\.\d+)?(?:ms|h|m|s))+$/.test(text)) return null;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)) {
    total += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
  }
  return total;
}

function readNumber(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}
