import type { StandInOptions } from './llm-stand-in-options.js';

type CapOptions = Pick<StandInOptions, 'requestsPerSecondCap' | 'capKind'>;

/** The server's own request limit: one second's worth, refilled steadily or at the turn of each second. */
export class StandInCap {
  private tokens = -1;
  private at = 0;

  /** Makes the whole limit available again. */
  forget(): void {
    this.tokens = -1;
  }

  /** Takes one request in; false when the limit is reached. */
  take(options: CapOptions, now: number): boolean {
    if (options.requestsPerSecondCap === null) return true;
    this.refill(options, now);
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** The `x-ratelimit-*` headers as they stand now. */
  headers(options: CapOptions, now: number): Record<string, string> {
    const cap = options.requestsPerSecondCap;
    if (cap === null) return {};
    this.refill(options, now);
    return {
      'x-ratelimit-limit-requests': String(cap),
      'x-ratelimit-remaining-requests': String(Math.floor(this.tokens)),
      'x-ratelimit-reset-requests': `${Math.ceil(this.resetMs(cap, options.capKind, now))}ms`,
    };
  }

  /** Milliseconds until a refused request may be tried again. */
  retryMs(options: CapOptions, now: number): number {
    const cap = options.requestsPerSecondCap ?? 1;
    return Math.ceil(
      options.capKind === 'window' ? this.resetMs(cap, 'window', now) : ((1 - this.tokens) * 1000) / cap,
    );
  }

  private resetMs(cap: number, kind: StandInOptions['capKind'], now: number): number {
    return kind === 'window' ? 1000 - (now % 1000) : ((cap - this.tokens) * 1000) / cap;
  }

  private refill({ requestsPerSecondCap: cap, capKind }: CapOptions, now: number): void {
    if (cap === null) return;
    const isNew =
      this.tokens < 0 || (capKind === 'window' && Math.floor(now / 1000) > Math.floor(this.at / 1000));
    this.tokens = isNew
      ? cap
      : capKind === 'window'
        ? this.tokens
        : Math.min(cap, this.tokens + ((now - this.at) * cap) / 1000);
    this.at = now;
  }
}
