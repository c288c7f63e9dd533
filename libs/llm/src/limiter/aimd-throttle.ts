/** An interval is judged after this long, in seconds, if it holds enough calls; else after the longest. */
const SHORTEST = 0.25;
const LONGEST = 5;
/** One that took longer is a pause for the most part, which tells no rate. */
const PAUSE = 2 * LONGEST;
const ENOUGH_STARTS = 20;
/** So many refusals are judged at once: a refusal comes fast, and the next call takes its place. */
const MANY_REFUSALS = 5;
/** A greater share of refusals brings a cut. Fewer hold the rate as it is: single refusals are no limit. */
const TOLERATED = 0.05;
/** A cut goes to this share of what the server took. */
const CUT = 0.9;
/** Without a refusal the rate rises each second by this share of the highest rate that was taken. */
const RAISE = 0.04;
/** Calls a second while nothing is taken at all. */
const SLOWEST = 0.5;
/** Timers come late: so much is made up for, in milliseconds. */
const LATE_MS = 25;
const NOTHING = { taken: 0, seconds: 0 };

/**
 * Finds the rate that a server takes when it sends no limit headers: additive increase, multiplicative decrease (Chiu and
 * Jain, 1989), the decrease from the rate of the calls that were not refused with 429.
 */
export class AimdThrottle {
  /** Calls a second; Infinity until a limit is met. */
  private rate = Infinity;
  private peak = 0;
  private nextAt = 0;
  private since = 0;
  private cutAt = 0;
  /** The interval before, if it brought no cut. */
  private before = NOTHING;
  private starts = 0;
  private refusals = 0;

  /** Milliseconds until the next call may start. */
  delay(now: number): number {
    return this.rate === Infinity ? 0 : Math.max(0, this.nextAt - now);
  }

  started(now: number): void {
    if (this.starts === 0) this.since = now;
    else this.judge(now);
    this.starts++;
    this.nextAt = Math.max(this.nextAt, now - LATE_MS) + 1_000 / this.rate;
  }

  /**
   * Takes in a 429.
   *
   * @param startedAt when the call was started: those from before the last cut tell nothing of the rate since
   */
  refused(startedAt: number, now: number): void {
    if (startedAt < this.cutAt) return;
    this.refusals++;
    const isBurst = this.refusals >= MANY_REFUSALS && this.before.seconds > 0;
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
    this.before = isPause ? NOTHING : { taken: this.starts - this.refusals, seconds };
    this.restart(now);
  }

  private cut(now: number): void {
    const { before } = this;
    const taken = before.taken + Math.max(0, this.starts - this.refusals);
    const perSecond = taken / (before.seconds + (now - this.since) / 1_000);
    if (taken > 0) this.peak = Math.max(perSecond, CUT * this.peak);
    this.rate = Math.max(SLOWEST, CUT * Math.min(perSecond, this.rate));
    this.cutAt = this.nextAt = now;
    this.before = NOTHING;
    this.restart(now);
  }

  private restart(now: number): void {
    this.since = now;
    this.starts = this.refusals = 0;
  }
}
