import type { Clock } from './clock.js';
import type { SharedLimiter } from './shared-limiter.js';

export interface LlmLimiterOptions {
  /** Calls in flight at once, at least 1. */
  concurrency: number;
  /** Keeps a limit on starts that all processes share. */
  sharedLimiter?: SharedLimiter;
  /** That limit; the greater it is, the more permits are taken at once. */
  requestsPerMinute?: number;
  /** How long an item is tried again after its first failure, in milliseconds. */
  retryForMs?: number;
  random?: () => number;
  clock?: Clock;
}

export interface RunOptions {
  signal: AbortSignal;
  first?: boolean;
}

export interface LimiterStats {
  inFlight: number;
  waiting: number;
  backingOff: number;
  /** Since when the server is considered away, in milliseconds since the epoch; null when it is not. */
  awaySince: number | null;
  /** Since when every call is refused with 429, in milliseconds since the epoch; null when one was answered since. */
  refusedSince: number | null;
  succeeded: number;
  /** Failures that were tried again. */
  retried: number;
  /** Refusals with 429. */
  refused: number;
  failed: number;
}
