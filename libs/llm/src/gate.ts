import { backoffPause } from './backoff.js';
import { systemClock, type Clock } from './clock.js';
import { LlmError } from './errors.js';
import type { GateStats, LlmGateOptions } from './gate-options.js';
import { HeaderPacer, type Start } from './header-pacer.js';
import { PermitLease } from './permit-lease.js';
import { isOutage, OutageBreaker } from './outage-breaker.js';
import type { RateLimitHint } from './port.js';
import { RefusalThrottle } from './refusal-throttle.js';
import { InProcessLimiter } from './shared-limiter.js';
import { SignalGroups } from './signal-groups.js';
import { Ticket } from './ticket.js';

/** Calls in flight until the first answer. */
const TRIAL_CALLS = 3;
const DEFAULT_RETRY_MS = 15 * 60_000;
/** Permits leased at once: what a quarter of a second needs. */
const LEASES_PER_MINUTE = 240;

/**
 * The one door to the model. Calls pass first come, first served, at most `concurrency` at once. One that fails for a
 * passing reason gives its slot back while it waits, and is then served before new ones. Starts slow down before
 * the server refuses them where it tells its limit, and adapt to its refusals where it does not.
 */
export class LlmGate {
  private readonly clock: Clock;
  private readonly random: () => number;
  private readonly retryForMs: number;
  private readonly waiting = new Set<Ticket>();
  private readonly returning = new Set<Ticket>();
  private readonly backingOff = new Set<Ticket>();
  private readonly signals = new SignalGroups<Ticket>((ticket, reason) => this.abort(ticket, reason));
  private readonly pacer = new HeaderPacer();
  private readonly throttle = new RefusalThrottle();
  private readonly breaker = new OutageBreaker();
  private readonly lease: PermitLease | null;
  private inFlight = 0;
  private proven = false;
  private refusedSince: number | null = null;
  private wake: { at: number; cancel: () => void } | null = null;
  private readonly counters = { started: 0, succeeded: 0, retried: 0, refused: 0, failed: 0 };

  constructor(private readonly options: LlmGateOptions) {
    if (!(options.concurrency >= 1)) throw new RangeError('concurrency must be at least 1');
    this.clock = options.clock ?? systemClock;
    this.random = options.random ?? Math.random;
    this.retryForMs = options.retryForMs ?? DEFAULT_RETRY_MS;
    this.lease = this.createLease(options);
  }

  /**
   * Runs a call when its turn comes, again after failures that pass, and gives its result. An aborted signal ends the
   * wait at once; a call under way goes on and gives its result, for it is paid. Throws the last LlmError after
   * `retryForMs`, a final one or any other error at once, and the signal's reason when it was aborted.
   */
  run<T>(call: () => Promise<T>, { signal }: { signal: AbortSignal }): Promise<T> {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    return new Promise<T>((resolve, reject) => {
      const ticket = new Ticket(call, signal, this.clock.now(), (result) => resolve(result as T), reject);
      this.signals.add(signal, ticket);
      this.waiting.add(ticket);
      this.pump();
    });
  }

  stats(): GateStats {
    return {
      ...this.counters,
      inFlight: this.inFlight,
      waiting: this.waiting.size + this.returning.size,
      backingOff: this.backingOff.size,
      pausedUntil: this.wake?.at ?? null,
      awaySince: this.breaker.openedAt,
      refusedSince: this.refusedSince,
    };
  }

  /** Ends timers and leases. Calls that are running go on. */
  close(): void {
    this.wake?.cancel();
    this.lease?.close();
  }

  private createLease({ requestsPerMinute, sharedLimiter }: LlmGateOptions): PermitLease | null {
    const limiter =
      sharedLimiter ?? (requestsPerMinute ? new InProcessLimiter(requestsPerMinute, this.clock) : null);
    if (!limiter) return null;
    const batch = Math.max(1, Math.floor((requestsPerMinute ?? 0) / LEASES_PER_MINUTE));
    return new PermitLease(
      limiter,
      batch,
      () => this.clock.now(),
      () => this.pump(),
    );
  }

  private pump(): void {
    while (this.inFlight < this.openSlots()) {
      const ticket = first(this.returning) ?? first(this.waiting);
      if (!ticket) return;
      const now = this.clock.now();
      const delay = this.delay(now);
      if (delay > 0) {
        if (delay !== Infinity) this.wakeAt(now + delay);
        return;
      }
      this.returning.delete(ticket);
      this.waiting.delete(ticket);
      this.start(ticket, now);
    }
  }

  /** Few until the model has answered once: a wrong key or model name must not cost a call for every slot. */
  private openSlots(): number {
    return this.proven ? this.options.concurrency : Math.min(this.options.concurrency, TRIAL_CALLS);
  }

  private delay(now: number): number {
    const delay = Math.max(this.pacer.delay(now), this.throttle.delay(now), this.breaker.delay(now));
    // A lease is only asked for when nothing else holds the call back: its permits do not keep.
    return delay > 0 || !this.lease ? delay : this.lease.delay(this.waiting.size + this.returning.size);
  }

  private wakeAt(at: number): void {
    if (this.wake && this.wake.at <= at) return;
    this.wake?.cancel();
    const cancel = this.clock.later(
      () => {
        this.wake = null;
        this.pump();
      },
      Math.max(1, at - this.clock.now()),
    );
    this.wake = { at, cancel };
  }

  private start(ticket: Ticket, now: number): void {
    this.inFlight++;
    const start: Start = { number: ++this.counters.started, at: now };
    this.lease?.take();
    this.pacer.started(start);
    this.throttle.started(now);
    this.breaker.started();
    ticket.call().then(
      (result) => this.succeed(ticket, start, result),
      (error: unknown) => this.fail(ticket, start, error),
    );
  }

  /** Whatever a call ended by, its slot is free and a probe is over. */
  private ended(): number {
    const now = this.clock.now();
    this.inFlight--;
    this.breaker.ended(now);
    return now;
  }

  private succeed(ticket: Ticket, start: Start, result: unknown): void {
    const now = this.ended();
    this.counters.succeeded++;
    this.proven = true;
    this.refusedSince = null;
    if (this.breaker.openedAt !== null) this.endPauses();
    this.breaker.answered();
    const hint = (result as { rateLimit?: RateLimitHint } | null | undefined)?.rateLimit;
    if (hint) this.pacer.observe(hint, start, now, false);
    this.signals.remove(ticket.signal, ticket);
    ticket.resolve(result);
    this.pump();
  }

  private fail(ticket: Ticket, start: Start, error: unknown): void {
    const now = this.ended();
    if (error instanceof LlmError) this.learn(error, start, now);
    const pause = this.pauseAfter(ticket, error, now);
    ticket.metOutage = error instanceof LlmError && isOutage(error);
    if (pause !== null && !ticket.signal.aborted) {
      this.counters.retried++;
      this.backOff(ticket, pause);
    } else {
      this.counters.failed++;
      this.signals.remove(ticket.signal, ticket);
      ticket.reject(pause === null ? error : ticket.signal.reason);
    }
    // Whoever hears of an error that concerns all items withdraws those that wait: give them the time.
    if (error instanceof LlmError && error.concernsAllItems) this.clock.later(() => this.pump(), 0);
    else this.pump();
  }

  private learn(error: LlmError, start: Start, now: number): void {
    if (error.concernsAllItems) this.proven = false;
    if (this.breaker.failed(error, now)) this.expire(error, now);
    const isRefusal = error.status === 429;
    if (error.rateLimit) this.pacer.observe(error.rateLimit, start, now, isRefusal);
    if (!isRefusal) return;
    this.counters.refused++;
    this.refusedSince ??= now;
    this.throttle.refused(now, error.retryAfterMs);
  }

  /** While the server is away, those that wait have their time running too: nobody tries for them. */
  private expire(error: LlmError, now: number): void {
    const away = this.breaker.openedAt ?? now;
    for (const ticket of [...this.waiting, ...this.returning, ...this.backingOff]) {
      if (now - Math.max(ticket.queuedAt, away) < this.retryForMs) continue;
      this.counters.failed++;
      this.signals.remove(ticket.signal, ticket);
      this.abort(ticket, error);
    }
  }

  /** How long to wait before the item is tried again; null when it is not. */
  private pauseAfter(ticket: Ticket, error: unknown, now: number): number | null {
    if (!(error instanceof LlmError) || error.kind === 'final') return null;
    ticket.failures++;
    ticket.firstFailureAt ??= now;
    const left = ticket.firstFailureAt + this.retryForMs - now;
    if (left <= 0 || (error.retryAfterMs ?? 0) > left) return null;
    // The last try is made when the time is up, not before.
    return Math.min(left, backoffPause(ticket.failures, error.retryAfterMs, this.random));
  }

  private backOff(ticket: Ticket, pause: number): void {
    this.backingOff.add(ticket);
    ticket.cancelPause = this.clock.later(() => {
      this.backingOff.delete(ticket);
      this.returning.add(ticket);
      this.pump();
    }, pause);
  }

  /** The server is back: what waits only because it was away need not wait longer. */
  private endPauses(): void {
    for (const ticket of this.backingOff) {
      if (!ticket.metOutage) continue;
      ticket.cancelPause?.();
      this.backingOff.delete(ticket);
      this.returning.add(ticket);
    }
  }

  private abort(ticket: Ticket, reason: unknown): void {
    const pausing = this.backingOff.delete(ticket);
    if (pausing) ticket.cancelPause?.();
    if (pausing || this.waiting.delete(ticket) || this.returning.delete(ticket)) ticket.reject(reason);
  }
}

function first<T>(set: ReadonlySet<T>): T | undefined {
  return set.values().next().value;
}
