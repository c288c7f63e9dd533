import { backoffPause } from './backoff.js';
import { CallQueue } from './call-queue.js';
import { systemClock, type Clock } from './clock.js';
import { LlmError } from '../errors.js';
import type { LimiterStats, LlmLimiterOptions, RunOptions } from './limiter-options.js';
import { HeaderPacer, type Start } from './header-pacer.js';
import { PermitLease } from './permit-lease.js';
import type { RateLimitHint } from '../port.js';
import { isOutage, OutageBreaker } from './outage-breaker.js';
import { AimdThrottle } from './aimd-throttle.js';
import { type ReportLimit, QueuedCall } from './queued-call.js';

/** Calls in flight until the first answer. */
const TRIAL_CALLS = 3;
const DEFAULT_RETRY_MS = 15 * 60_000;
/** Each lease takes the permits for a quarter of a second. */
const LEASES_PER_MINUTE = 240;

/**
 * All calls to the model go through here, in their order, at most `concurrency` at once. A call that fails for a
 * passing reason frees its slot while it waits, and is then served before new ones, as is an item whose answer was
 * refused: items that were begun are finished first. Starts slow down before the server refuses them if it reports its
 * limit, and adapt to its refusals if it does not.
 */
export class LlmLimiter {
  private readonly clock: Clock;
  private readonly random: () => number;
  private readonly retryForMs: number;
  private readonly queue: CallQueue;
  private readonly pacer = new HeaderPacer();
  private readonly throttle = new AimdThrottle();
  private readonly breaker = new OutageBreaker();
  private readonly lease: PermitLease | null;
  private inFlight = 0;
  private proven = false;
  private refusedSince: number | null = null;
  private wake: { at: number; cancel: () => void } | null = null;
  private readonly counters = { started: 0, succeeded: 0, retried: 0, refused: 0, failed: 0 };

  constructor(private readonly options: LlmLimiterOptions) {
    if (!(options.concurrency >= 1)) throw new RangeError('concurrency must be at least 1');
    this.clock = options.clock ?? systemClock;
    this.random = options.random ?? Math.random;
    this.retryForMs = options.retryForMs ?? DEFAULT_RETRY_MS;
    this.queue = new CallQueue(this.clock, () => this.pump());
    this.lease = this.createLease(options);
  }

  /**
   * Runs a call when its turn comes, and again after failures that pass, and returns its result. An aborted signal ends
   * the wait at once; a call under way goes on and returns its result, because it is paid for. Throws the last LlmError
   * after `retryForMs`, a final one or any other error at once, and the signal's reason when it was aborted.
   * The call passes on what the server reports about its limit as soon as the answer arrives, before it does anything
   * else with it: later, the report would seem to count calls that were started since.
   * @param options.first the item was answered before and is asked again: it goes before those that never had a turn
   */
  async run<T>(call: (report: ReportLimit) => Promise<T>, { signal, first = false }: RunOptions): Promise<T> {
    signal.throwIfAborted();
    return new Promise<T>((resolve, reject) => {
      const queued = new QueuedCall(call, signal, this.clock.now(), {
        resolve: (result) => resolve(result as T),
        reject,
        aborted: (one) => this.withdraw(one, signal.reason),
      });
      this.queue.add(queued, first);
      this.pump();
    });
  }

  stats(): LimiterStats {
    const { succeeded, retried, refused, failed } = this.counters;
    return {
      succeeded,
      retried,
      refused,
      failed,
      inFlight: this.inFlight,
      waiting: this.queue.size,
      backingOff: this.queue.backingOff,
      awaySince: this.breaker.openedAt,
      refusedSince: this.refusedSince,
    };
  }

  private createLease({ requestsPerMinute, sharedLimiter }: LlmLimiterOptions): PermitLease | null {
    if (!sharedLimiter) return null;
    const batch = Math.max(1, Math.floor((requestsPerMinute ?? 0) / LEASES_PER_MINUTE));
    return new PermitLease(
      sharedLimiter,
      batch,
      () => this.clock.now(),
      () => this.pump(),
    );
  }

  private pump(): void {
    while (this.inFlight < this.openSlots()) {
      const queued = this.queue.next();
      if (!queued) return;
      const now = this.clock.now();
      const delay = this.delay(now);
      if (delay > 0) {
        if (delay !== Infinity) this.wakeAt(now + delay);
        return;
      }
      this.queue.remove(queued);
      this.start(queued, now);
    }
  }

  /** Few until the model has answered once: a wrong key or model name must not cost a call for every slot. */
  private openSlots(): number {
    return this.proven ? this.options.concurrency : Math.min(this.options.concurrency, TRIAL_CALLS);
  }

  private delay(now: number): number {
    const delay = Math.max(this.pacer.delay(now), this.throttle.delay(now), this.breaker.delay(now));
    // A lease is only requested when nothing else holds the call back, because its permits expire.
    return delay > 0 || !this.lease ? delay : this.lease.delay(this.queue.size);
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

  private start(queued: QueuedCall, now: number): void {
    this.inFlight++;
    const start: Start = { number: ++this.counters.started, at: now };
    this.lease?.take();
    this.pacer.started(start);
    this.throttle.started(start);
    this.breaker.started();
    queued
      .call((limit) => this.noteLimit(limit, start))
      .then(
        (result) => this.succeed(queued, result),
        (error: unknown) => this.fail(queued, start, error),
      );
  }

  /** However a call ended, its slot is free and a probe is over. */
  private ended(): number {
    const now = this.clock.now();
    this.inFlight--;
    this.breaker.ended(now);
    return now;
  }

  private noteLimit(limit: RateLimitHint | undefined, start: Start): void {
    if (!limit) return;
    this.pacer.observe(limit, start, this.clock.now(), false);
    this.pump();
  }

  private succeed(queued: QueuedCall, result: unknown): void {
    this.ended();
    this.counters.succeeded++;
    this.proven = true;
    this.refusedSince = null;
    if (this.breaker.openedAt !== null) this.queue.endOutagePauses();
    this.breaker.answered();
    queued.resolve(result);
    this.pump();
  }

  private fail(queued: QueuedCall, start: Start, error: unknown): void {
    const now = this.ended();
    if (error instanceof LlmError) this.learn(error, start, now);
    const pause = this.pauseAfter(queued, error, now);
    // A pause that the server itself asked for is kept.
    queued.metOutage = error instanceof LlmError && isOutage(error) && error.retryAfterMs === null;
    if (pause !== null && !queued.signal.aborted) {
      this.counters.retried++;
      this.queue.backOff(queued, pause);
    } else {
      this.counters.failed++;
      queued.reject(pause === null ? error : queued.signal.reason);
    }
    // The receiver of an error that concerns all items withdraws those that wait: this gives it the time.
    if (error instanceof LlmError && error.concernsAllItems) this.clock.later(() => this.pump(), 0);
    else this.pump();
  }

  private learn(error: LlmError, start: Start, now: number): void {
    if (error.concernsAllItems) this.proven = false;
    if (this.breaker.failed(error, start.at, now)) this.expire(error, now);
    // An empty account is also reported by a 429, but has nothing to do with the rate.
    const isRefusal = error.status === 429 && error.kind === 'retryable';
    if (error.rateLimit) this.pacer.observe(error.rateLimit, start, now, isRefusal);
    if (!isRefusal) return;
    this.counters.refused++;
    this.refusedSince ??= now;
    // If the server reports its limit, nothing needs to be guessed.
    if (!error.rateLimit) this.throttle.refused(start, now);
  }

  /** While the server is away, the time of the waiting calls runs out, too, since nobody tries them. */
  private expire(error: LlmError, now: number): void {
    const away = this.breaker.openedAt ?? now;
    for (const queued of this.queue.all()) {
      if (now - Math.max(queued.queuedAt, away) < this.retryForMs) continue;
      this.counters.failed++;
      this.withdraw(queued, error);
    }
  }

  /** How long to wait before the item is tried again; null when it is not. */
  private pauseAfter(queued: QueuedCall, error: unknown, now: number): number | null {
    if (!(error instanceof LlmError) || error.kind === 'final') return null;
    queued.failures++;
    queued.firstFailureAt ??= now;
    const left = queued.firstFailureAt + this.retryForMs - now;
    if (left <= 0 || (error.retryAfterMs ?? 0) > left) return null;
    // The last try is made when the time is up, not before.
    return Math.min(left, backoffPause(queued.failures, error.retryAfterMs, this.random));
  }

  /** Ends a call that is not under way. */
  private withdraw(queued: QueuedCall, reason: unknown): void {
    if (this.queue.remove(queued)) queued.reject(reason);
  }
}
