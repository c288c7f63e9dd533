import type { RateLimitHint } from '../port.js';

/** Takes account of what the server reports about its limit, as soon as it does. */
export type ReportLimit = (limit: RateLimitHint | undefined) => void;

interface Ends {
  resolve(result: unknown): void;
  reject(error: unknown): void;
  /** Its signal was aborted before either. */
  aborted(call: QueuedCall): void;
}

/** One item on its way through the limiter. */
export class QueuedCall {
  failures = 0;
  firstFailureAt: number | null = null;
  cancelPause: (() => void) | null = null;
  /** Its last failure was the server being away. */
  metOutage = false;
  private readonly onAbort = () => this.ends.aborted(this);

  /** @param queuedAt when it came to the limiter, in milliseconds since the epoch */
  constructor(
    private readonly request: (report: ReportLimit) => Promise<unknown>,
    readonly signal: AbortSignal,
    readonly queuedAt: number,
    private readonly ends: Ends,
  ) {
    signal.addEventListener('abort', this.onAbort, { once: true });
  }

  /** Starts the call; a thrown error becomes a rejection. */
  async call(report: ReportLimit): Promise<unknown> {
    return this.request(report);
  }

  resolve(result: unknown): void {
    this.signal.removeEventListener('abort', this.onAbort);
    this.ends.resolve(result);
  }

  reject(error: unknown): void {
    this.signal.removeEventListener('abort', this.onAbort);
    this.ends.reject(error);
  }
}
