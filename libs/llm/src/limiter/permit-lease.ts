import type { SharedLimiter } from './shared-limiter.js';

const RETRY_MS = 1000;
/** A permit may be used this long after its time: enough for a short lull, too little to gather a burst. */
const KEEP_MS = 1000;

/** Permits leased from a shared limiter in small batches, so that one round trip serves several calls. */
export class PermitLease {
  private left = 0;
  private nextAt = 0;
  private intervalMs = 0;
  private isPending = false;
  private retryAt = 0;

  /** @param arrived called when a lease arrived or failed */
  constructor(
    private readonly limiter: SharedLimiter,
    private readonly batch: number,
    private readonly now: () => number,
    private readonly arrived: () => void,
  ) {}

  /** Milliseconds until the next call may start; Infinity while a lease is on its way. */
  delay(waiting: number): number {
    const now = this.now();
    this.dropStale(now);
    if (this.left > 0) return Math.max(0, this.nextAt - now);
    if (this.isPending) return Infinity;
    if (now < this.retryAt) return this.retryAt - now;
    void this.lease(Math.max(1, Math.min(waiting, this.batch)));
    return Infinity;
  }

  /** Uses the permit that `delay` said is there. */
  take(): void {
    this.left--;
    this.nextAt += this.intervalMs;
  }

  private dropStale(now: number): void {
    while (this.left > 0 && this.nextAt < now - Math.max(KEEP_MS, this.intervalMs)) this.take();
  }

  private async lease(permits: number): Promise<void> {
    this.isPending = true;
    try {
      const { startAtMs, intervalMs } = await this.limiter.reserve(permits);
      this.left = permits;
      this.nextAt = startAtMs;
      this.intervalMs = intervalMs;
    } catch {
      // The limiter's store is away. Calls wait rather than break the limit, and the lease is asked for again.
      this.retryAt = this.now() + RETRY_MS;
    }
    this.isPending = false;
    this.arrived();
  }
}
