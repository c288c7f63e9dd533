import type { Start } from './header-pacer.js';

/** An interval is judged after this long, in seconds, if it holds enough calls; else after the longest. */
const SHORTEST = 0.25;
const LONGEST = 5;
/** A longer interval is mostly a pause, and shows no rate. */
const PAUSE = 2 * LONGEST;
const ENOUGH_STARTS = 20;
/** This many refusals are judged at once, because a refusal comes fast, and the next call takes its place. */
const MANY_REFUSALS = 5;
/**
 * A greater share of refusals lowers the rate. A smaller one only keeps it from rising: single refusals are no limit.
 */
const TOLERATED = 0.05;
/** A cut lowers the rate to this share of what the server accepted. */
const CUT = 0.9;
/** Without a refusal the rate rises each second by this share of the highest rate that was accepted. */
const RAISE = 0.04;
/** Calls a second while nothing at all is accepted. */
const SLOWEST = 0.5;
/** Timers fire late: up to this much is made up for, in milliseconds. */
const LATE_MS = 25;

/**
 * Finds the rate that a server accepts when it sends no limit headers: additive increase, multiplicative decrease (Chiu
 * and Jain, 1989), where the decrease starts from the rate of the calls that were not refused with 429.
 */
export class AimdThrottle {
  /** Calls a second; Infinity until a limit is met. */
  private rate = Infinity;
  private peak = 0;
  private nextAt = 0;
  private since = 0;
  private lastStart = 0;
  /** The last call that was started before the last cut. */
  private cutAfter = 0;
  /** Calls a second that were accepted in the interval before, unless it caused a cut. */
  private takenBefore = 0;
  private starts = 0;
  private refusals = 0;

  /** Milliseconds until the next call may start. */
  delay(now: number): number {
    return this.rate === Infinity ? 0 : Math.max(0, this.nextAt - now);
  }

  started({ number, at }: Start): void {
    if (this.starts === 0) this.since = at;
    else this.judge(at);
    this.starts++;
    this.lastStart = number;
    this.nextAt = Math.max(this.nextAt, at - LATE_MS) + 1_000 / this.rate;
  }

  /** Takes account of a 429. Calls that were started before the last cut say nothing about the rate since. */
  refused({ number }: Start, now: number): void {
    if (number <= this.cutAfter) return;
    this.refusals++;
    const isBurst = this.refusals >= MANY_REFUSALS && this.takenBefore > 0;
    if (isBurst && this.isTooMuch()) this.cut(now);
    else this.judge(now);
  }

  private isTooMuch(): boolean {
    return this.refusals > TOLERATED * this.starts;
  }

  private judge(now: number): void {
    const seconds = (now - this.since) / 1_000;
    if (seconds < (this.starts < ENOUGH_STARTS ? LONGEST : SHORTEST)) return;
    const isPause = seconds > PAUSE;
    if (!isPause && this.isTooMuch()) return this.cut(now);
    if (this.refusals === 0) this.rate += RAISE * this.peak * seconds;
    this.takenBefore = isPause ? 0 : this.takenPerSecond(seconds);
    this.restart(now);
  }

  private cut(now: number): void {
    // An interval may have few calls because few were needed, so the higher of the two says more.
    const perSecond = Math.max(this.takenBefore, this.takenPerSecond((now - this.since) / 1_000));
    if (perSecond > 0) this.peak = Math.max(perSecond, CUT * this.peak);
    this.rate = Math.max(SLOWEST, CUT * Math.min(perSecond, this.rate));
    this.cutAfter = this.lastStart;
    this.nextAt = now;
    this.takenBefore = 0;
    this.restart(now);
  }

  private takenPerSecond(seconds: number): number {
    return Math.max(0, this.starts - this.refusals) / Math.max(SHORTEST, seconds);
  }

  private restart(now: number): void {
    this.since = now;
    this.starts = this.refusals = 0;
  }
}
