import { systemClock, type Clock } from './clock.js';

/** A limit on calls that several limiters share, in one process or in many. */
export interface SharedLimiter {
  /**
   * Takes a batch of permits: the first may be used at `startAtMs` (milliseconds since the epoch, on the caller's clock),
   * each further one `intervalMs` later. Permits that are not used are lost.
   */
  reserve(permits: number, signal: AbortSignal): Promise<{ startAtMs: number; intervalMs: number }>;
}

/**
 * The limiter within one process: permits evenly spaced, without a burst. A generic cell rate algorithm with no tolerance
 * (ITU-T I.371).
 */
export class InProcessLimiter implements SharedLimiter {
  private nextAt = 0;
  private readonly intervalMs: number;

  constructor(
    requestsPerMinute: number,
    private readonly clock: Clock = systemClock,
  ) {
    this.intervalMs = 60_000 / requestsPerMinute;
  }

  reserve(permits: number): Promise<{ startAtMs: number; intervalMs: number }> {
    const startAtMs = Math.max(this.nextAt, this.clock.now());
    this.nextAt = startAtMs + permits * this.intervalMs;
    return Promise.resolve({ startAtMs, intervalMs: this.intervalMs });
  }
}
