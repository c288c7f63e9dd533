import { RollingSecond } from './rolling-second.js';

/** A cut comes no sooner than this after another, in milliseconds: the calls sent before it must have been refused. */
const CUT_EVERY_MS = 150;
/** A greater share of refusals brings a cut. */
const TOLERATED = 0.05;
/** A smaller share is taken as noise, and does not stop the recovery. In between, the rate eases to what was taken. */
const NOISE = 0.015;
const FEWEST_REFUSALS = 5;
/** A cut goes to just below what the server took. */
const AFTER_CUT = 0.98;
/** The least that a cut leaves of the last second's rate: a server that counts by windows takes nothing at the end of one. */
const DEEPEST_CUT = 0.85;
/** Recovery a second, as a share of the highest rate seen; it speeds up after some quiet seconds. */
const RECOVERY = 0.01;
const STEADY_SECONDS = 5;
/** Quiet seconds below the limit after which it is lifted. */
const LIFTED_AFTER = 30;
const SECOND = 1000;
/** Before a second's history is there, the rate is searched: from low, by half more whenever nothing is refused. */
const SEARCH_EVERY_MS = 250;
const SEARCH_GROWTH = 1.5;
const SEARCH_FROM = 10;
const SEARCH_STARTS = 3;
/** After a time in which nothing was taken, as a share of the highest rate seen. */
const SEARCH_AGAIN_FROM = 0.25;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Finds the rate that a server takes when it sends no limit headers: cuts to the rate of accepted calls when more than
 * 5 % of the last second's were refused with 429, and recovers additively. Single refusals change nothing: a throttle that
 * halves on each of them never recovers. (Additive increase as in Chiu and Jain, 1989; the cut is to the measured rate.)
 */
export class RefusalThrottle {
  /** Calls a second; Infinity while no limit was met. */
  private rate = Infinity;
  private peak = 0;
  private isSearching = false;
  private busySince = -Infinity;
  private nextAt = 0;
  private pausedUntil = 0;
  private readonly starts = new RollingSecond();
  private readonly refusals = new RollingSecond();
  private lastCutAt = 0;
  private startsSinceCut = 0;
  private refusalsSinceCut = 0;
  private lastTickAt = 0;
  private startsAtTick = 0;
  private refusalsAtTick = 0;
  private quietSeconds = 0;

  /** Milliseconds until the next call may start. */
  delay(now: number): number {
    return Math.max(0, this.pausedUntil - now, this.rate === Infinity ? 0 : this.nextAt - now);
  }

  started(now: number): void {
    if (this.starts.count(now) === 0) this.busySince = now;
    this.starts.add(now);
    this.startsSinceCut++;
    this.startsAtTick++;
    if (this.rate === Infinity) return;
    const interval = SECOND / this.rate;
    // Timers come late: what was missed by up to some intervals is made up for.
    this.nextAt = Math.max(this.nextAt, now - 2 * interval - 5) + interval;
    if (this.isSearching) this.search(now);
    else if (now - this.lastTickAt >= SECOND) this.tick(now);
  }

  /** Takes in a 429. */
  refused(now: number, retryAfterMs: number | null): void {
    this.refusals.add(now);
    this.refusalsSinceCut++;
    this.refusalsAtTick++;
    if (this.refusalsSinceCut < FEWEST_REFUSALS) return;
    const accepted = this.starts.count(now) - this.refusals.count(now);
    if (accepted <= 0) this.pause(now, retryAfterMs);
    else if (now - this.lastCutAt >= CUT_EVERY_MS && this.isTooMuch(now)) this.cut(now, accepted);
  }

  private isTooMuch(now: number): boolean {
    return (
      this.refusalsSinceCut > TOLERATED * this.startsSinceCut &&
      this.refusals.count(now) > TOLERATED * this.starts.count(now)
    );
  }

  /** Nothing gets through at all: hold everything for as long as the server asks, then look anew for what it takes. */
  private pause(now: number, retryAfterMs: number | null): void {
    this.isSearching = this.rate !== Infinity;
    if (this.isSearching) this.rate = Math.max(this.rate, SEARCH_AGAIN_FROM * this.peak);
    this.pausedUntil = now + Math.min(retryAfterMs ?? SECOND, LONGEST_PAUSE_MS);
    this.restart(this.pausedUntil);
  }

  private cut(now: number, accepted: number): void {
    const isFirst = this.rate === Infinity;
    this.rate = isFirst
      ? Math.max(SEARCH_FROM, AFTER_CUT * accepted)
      : Math.min(this.rate, AFTER_CUT * this.taken(now, accepted));
    this.isSearching = isFirst && now - this.busySince < SECOND;
    this.peak = Math.max(this.rate, this.peak * 0.9);
    this.nextAt = now + SECOND / this.rate;
    this.restart(now);
  }

  /**
   * What the server takes in a second. The last second may hold a burst that it will not take again, or the slow start
   * of a search: what it took since the last cut is fresher, but may be the end of a window in which it takes nothing.
   */
  private taken(now: number, accepted: number): number {
    const elapsed = now - this.lastCutAt;
    if (elapsed >= SECOND) return accepted;
    const fresh = ((this.startsSinceCut - this.refusalsSinceCut) * SECOND) / elapsed;
    const atLeast = Math.max(fresh, DEEPEST_CUT * accepted);
    return this.isSearching ? atLeast : Math.min(accepted, atLeast);
  }

  private restart(now: number): void {
    this.lastCutAt = now;
    this.startsSinceCut = 0;
    this.refusalsSinceCut = 0;
    this.quietSeconds = 0;
    this.startTick(now);
  }

  /** While the rate is searched: raises it when it was used and nothing was refused. */
  private search(now: number): void {
    const elapsed = now - this.lastCutAt;
    if (this.refusalsSinceCut > 0) {
      if (elapsed >= SECOND) this.lookAgain(now);
      return;
    }
    if (elapsed < SEARCH_EVERY_MS || this.startsSinceCut < SEARCH_STARTS) return;
    const wasNeeded = this.startsSinceCut > (0.7 * this.rate * elapsed) / SECOND;
    if (wasNeeded) this.rate *= SEARCH_GROWTH;
    else this.isSearching = false;
    this.peak = Math.max(this.peak, this.rate);
    this.restart(now);
  }

  /** Refusals, but too few for a cut: the rate stays, and the next second decides. */
  private lookAgain(now: number): void {
    if (this.startsSinceCut > this.refusalsSinceCut) this.restart(now);
    else this.pause(now, null);
  }

  /** Once a second: recovers a little where the limit was used and hardly anything refused. */
  private tick(now: number): void {
    const seconds = (now - this.lastTickAt) / SECOND;
    const taken = this.startsAtTick - this.refusalsAtTick;
    // A server that takes nothing tells nothing of its rate: a rate of none would never start a call again.
    if (taken <= 0) {
      this.pause(now, null);
      return;
    }
    const wasNeeded = this.startsAtTick > 0.8 * this.rate * seconds;
    if (this.refusalsAtTick > NOISE * this.startsAtTick) {
      this.quietSeconds = 0;
      this.rate = Math.min(this.rate, taken / seconds);
    } else {
      this.quietSeconds++;
      if (wasNeeded) this.rate += this.peak * RECOVERY * Math.max(1, this.quietSeconds - STEADY_SECONDS);
      else if (this.quietSeconds >= LIFTED_AFTER) this.rate = Infinity;
    }
    this.startTick(now);
  }

  private startTick(now: number): void {
    this.lastTickAt = now;
    this.startsAtTick = 0;
    this.refusalsAtTick = 0;
  }
}
