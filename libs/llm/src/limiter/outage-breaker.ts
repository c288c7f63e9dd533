import type { LlmError } from '../errors.js';

/** Failures in a row, with no answer in between, that make an outage… */
const FAILURES = 5;
/** …when they last this long, in milliseconds: a server that restarts cuts all connections at once, and is back. */
const LASTING_MS = 1_000;
const PROBE_EVERY_MS = 1_000;

/**
 * A circuit breaker (Nygard, "Release It!", 2007) for a server that is away: connections fail, calls time out, or every
 * answer is a 5xx. While it is open one call a second goes through as a probe; the first answer closes it. It is not
 * taken from a library, because it does not refuse calls: the limiter asks it when the next one may start.
 */
export class OutageBreaker {
  private failures = 0;
  private failingSince = 0;
  private openSince: number | null = null;
  private probeAt = 0;
  private probing = false;

  /** Since when the server is away, in milliseconds since the epoch; null when it is not. */
  get openedAt(): number | null {
    return this.openSince;
  }

  /** Milliseconds until a call may start; Infinity while a probe is under way. */
  delay(now: number): number {
    if (this.openSince === null) return 0;
    return this.probing ? Infinity : Math.max(0, this.probeAt - now);
  }

  started(): void {
    this.probing = this.openSince !== null;
  }

  /** A call ended in any way, also by a fault that is not the server's: the next probe may start. */
  ended(now: number): void {
    this.probing = false;
    this.probeAt = now + PROBE_EVERY_MS;
  }

  /** The server answered: with a completion, or with a refusal of its own. */
  answered(): void {
    this.failures = 0;
    this.openSince = null;
  }

  /**
   * A call failed.
   * @param startedAt when it began: a server that let a call's time run out was away all that time
   * @returns whether the server is considered away
   */
  failed(error: LlmError, startedAt: number, now: number): boolean {
    if (error.kind === 'final' || !isOutage(error)) {
      this.answered();
      return false;
    }
    if (this.failures === 0) this.failingSince = error.isTimeout ? startedAt : now;
    // Before the first answer only three calls are made: their timeouts, after a minute of silence, must be enough.
    this.failures += error.isTimeout ? 2 : 1;
    if (this.failures >= FAILURES && now - this.failingSince >= LASTING_MS) this.openSince ??= now;
    return this.openSince !== null;
  }
}

/** No answer at all, or the server's own trouble. A refusal such as 429 shows that it is there. */
export const isOutage = ({ status }: LlmError): boolean => status === null || status >= 500;
