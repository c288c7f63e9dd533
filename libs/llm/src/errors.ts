import type { RateLimitHint } from './port.js';

interface LlmErrorDetails {
  kind: 'retryable' | 'final';
  /** HTTP status, null when no answer came. */
  status: number | null;
  /** True when the call was given up because its time was over. */
  isTimeout?: boolean;
  /** How long the server asks to wait, in milliseconds. */
  retryAfterMs?: number | null;
  /** True when every other call would meet the same: a refused key, an unknown model, an empty account. */
  concernsAllItems?: boolean;
  rateLimit?: RateLimitHint;
  cause?: unknown;
}

/** What the model's server or the network did wrong. A bug in our own code is never one of these. */
export class LlmError extends Error {
  readonly kind: 'retryable' | 'final';
  readonly status: number | null;
  readonly isTimeout: boolean;
  readonly retryAfterMs: number | null;
  readonly concernsAllItems: boolean;
  readonly rateLimit: RateLimitHint | undefined;

  /** @param reason a sentence that a person can act on; must not hold the key */
  constructor(
    readonly reason: string,
    details: LlmErrorDetails,
  ) {
    super(reason, { cause: details.cause });
    this.name = 'LlmError';
    this.kind = details.kind;
    this.status = details.status;
    this.isTimeout = details.isTimeout ?? false;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.concernsAllItems = details.concernsAllItems ?? false;
    this.rateLimit = details.rateLimit;
  }
}
