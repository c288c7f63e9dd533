import type { RateLimitHint } from '../port.js';

/** A call that has started: its number among all starts of the limiter, and when. */
export interface Start {
  number: number;
  at: number;
}

interface Observation extends RateLimitHint {
  start: Start;
  receivedAt: number;
  /** Number of the newest start when the answer came. */
  startedByThen: number;
}

/** How sure the pacer must be of a steadily refilling limit before it counts on the refill. */
const SURE = 2;
/** Observations are compared once they are this share of the limit apart. */
const APART = 0.1;
const FEWEST_RESET_MS = 1000;
/** After so long one call starts whatever the headers said: a server that means them refuses it, which is reported. */
const LONGEST_PAUSE_MS = 60_000;
/**
 * The share of a refilling limit that is kept in reserve: the server's clock differs from ours, and event loops stall.
 */
const RESERVE = 0.03;

/**
 * Keeps the starts of calls within the limit that the server's `x-ratelimit-*` headers report, before it answers 429.
 *
 * Servers mean different things by their headers. Three readings are distinguished by what is seen:
 * - `remaining` less the calls started since is always safe to start; new answers raise it again.
 * - A limit that refills steadily (a token bucket, as OpenAI's): used / reset is the same in all answers,
 *   so the refill since the answer is counted too.
 * - Otherwise the limit is assumed to be whole again at its reset, and the first calls after it go one a millisecond,
 *   so that a refusal (which comes fast) stops them early.
 */
export class HeaderPacer {
  private latest: Observation | null = null;
  private anchor: Observation | null = null;
  private newest = 0;
  private lastStartAt = -Infinity;
  private refillScore = 0;
  private refillPerMs = 0;
  /** Whether `reset` counts from the call's start; if not, from its answer. Learnt from one refusal. */
  private countsFromStart = true;
  /** Number of the newest start at a reset that was only assumed, until an answer confirms it. */
  private trustedAt: number | null = null;
  /** When that reset is due if it counts from the answer. */
  private trustedUntil = 0;

  /** Milliseconds until the next call may start. */
  delay(now: number): number {
    if (!this.latest) return 0;
    if (now >= this.resetAt(this.latest)) this.renew(this.latest, now);
    if (this.trustedAt !== null && this.refillScore < SURE && now - this.lastStartAt < 1) return 1;
    const missing = this.needed(this.latest.limit) - this.permits(this.latest, now);
    if (missing <= 0) return 0;
    const untilCall = this.lastStartAt + LONGEST_PAUSE_MS - now;
    if (untilCall <= 0) return 0;
    const untilReset = Math.max(1, Math.min(this.resetAt(this.latest) - now, untilCall));
    return this.refills() ? Math.max(1, Math.min(missing / this.refillPerMs, untilReset)) : untilReset;
  }

  started(start: Start): void {
    this.newest = start.number;
    this.lastStartAt = start.at;
  }

  /** Takes account of what an answer, or a refusal, reported. Answers to older calls add nothing new. */
  observe(hint: RateLimitHint, start: Start, now: number, isRefusal: boolean): void {
    if (this.trustedAt !== null && start.number > this.trustedAt) {
      if (isRefusal && now < this.trustedUntil) this.countsFromStart = false;
      this.trustedAt = null;
    }
    if (this.latest && start.number < this.latest.start.number) return;
    this.latest = { ...hint, start, receivedAt: now, startedByThen: this.newest };
    this.learnRefill(this.latest);
  }

  private needed(limit: number): number {
    const permits = this.refills() ? 1 + Math.max(1, Math.floor(RESERVE * limit)) : 1;
    return Math.min(permits, limit);
  }

  private refills(): boolean {
    return this.refillScore >= SURE;
  }

  /** Calls that may start now. The server may count at a call's arrival or at its answer: the lower number applies. */
  private permits(seen: Observation, now: number): number {
    const sinceStart = seen.remaining - (this.newest - seen.start.number);
    if (!this.refills()) return sinceStart;
    const counting = Math.min(
      sinceStart + this.refillPerMs * (now - seen.start.at),
      seen.remaining - (this.newest - seen.startedByThen) + this.refillPerMs * (now - seen.receivedAt),
    );
    return Math.min(counting, seen.limit);
  }

  private resetAt(seen: Observation): number {
    return (this.countsFromStart && !this.refills() ? seen.start.at : seen.receivedAt) + seen.resetMs;
  }

  private renew(seen: Observation, now: number): void {
    this.latest = {
      ...seen,
      remaining: seen.limit,
      start: { number: this.newest, at: now },
      startedByThen: this.newest,
      // Calls that fail without any report must not leave it waiting for ever.
      resetMs: Math.max(seen.resetMs, FEWEST_RESET_MS),
      receivedAt: now,
    };
    this.anchor = null;
    this.trustedAt = this.newest;
    this.trustedUntil = seen.receivedAt + seen.resetMs;
  }

  /** Compares two answers: is used / reset constant (a refill), or the moment of the reset (a window)? */
  private learnRefill(seen: Observation): void {
    const before = this.anchor;
    if (before?.limit !== seen.limit) {
      this.anchor = seen;
      return;
    }
    const used = seen.limit - seen.remaining;
    const usedBefore = before.limit - before.remaining;
    if (Math.abs(used - usedBefore) < APART * seen.limit) return;
    this.anchor = seen;
    if (used === 0 || usedBefore === 0 || seen.resetMs <= 0 || before.resetMs <= 0) return;
    const ratio = used / seen.resetMs / (usedBefore / before.resetMs);
    const isSteady = ratio > 0.8 && ratio < 1.25;
    const shift = Math.abs(seen.start.at + seen.resetMs - before.start.at - before.resetMs);
    const isFixed = shift < APART * Math.max(seen.resetMs, before.resetMs);
    if (isSteady === isFixed) return;
    this.refillScore = Math.max(-2, Math.min(3, this.refillScore + (isSteady ? 1 : -1)));
    if (isSteady) this.refillPerMs = used / seen.resetMs;
  }
}
