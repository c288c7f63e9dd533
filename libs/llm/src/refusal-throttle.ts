/** A limit is judged by windows of this length, in milliseconds. */
const WINDOW_MS = 1000;
/** Once a limit is set, no sooner than this after a cut: the calls sent before it must have been answered. */
const JUDGE_AFTER_MS = 150;
/** The share of refusals in a window that is taken as noise. */
const TOLERATED = 0.05;
const FEWEST_REFUSALS = 5;
const FEWEST_CALLS = 30;
/** A cut goes to just below what the server took. */
const AFTER_CUT = 0.98;
/** Recovery a second, as a share of the highest rate seen; it speeds up after some quiet seconds. */
const RECOVERY = 0.01;
const STEADY_SECONDS = 5;
/** Quiet seconds below the limit after which it is lifted. */
const LIFTED_AFTER = 30;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Finds the rate that a server takes when it sends no limit headers: cuts to the rate of accepted calls when more than
 * 5 % of a window were refused with 429, and recovers additively. Single refusals change nothing: a throttle that halves
 * on each of them never recovers. (Additive increase as in Chiu and Jain, 1989; the cut is to the measured rate instead.)
 */
export class RefusalThrottle {
  /** Calls a millisecond; Infinity while no limit was met. */
  private rate = Infinity;
  private peak = 0;
  private nextAt = 0;
  private pausedUntil = 0;
  private windowStart = -Infinity;
  private starts = 0;
  private refusals = 0;
  private quietWindows = 0;

  /** Milliseconds until the next call may start. */
  delay(now: number): number {
    return Math.max(0, this.pausedUntil - now, this.rate === Infinity ? 0 : this.nextAt - now);
  }

  started(now: number): void {
    this.roll(now);
    this.starts++;
    if (this.rate === Infinity) return;
    const interval = 1 / this.rate;
    // Timers come late: what was missed by up to some intervals is made up for.
    this.nextAt = Math.max(this.nextAt, now - 2 * interval - 5) + interval;
  }

  /** Takes in a 429. */
  refused(now: number, retryAfterMs: number | null): void {
    this.roll(now);
    this.refusals++;
    const elapsed = now - this.windowStart;
    const isEarly = this.rate !== Infinity && elapsed < JUDGE_AFTER_MS;
    if (isEarly || this.refusals < FEWEST_REFUSALS) return;
    if (this.refusals >= this.starts) this.pause(now, retryAfterMs);
    else if (this.starts >= FEWEST_CALLS && this.isTooMuch()) this.cut(now, elapsed);
  }

  private isTooMuch(): boolean {
    return this.refusals > TOLERATED * this.starts;
  }

  /** Nothing gets through at all: hold everything for as long as the server asks. */
  private pause(now: number, retryAfterMs: number | null): void {
    this.pausedUntil = now + Math.min(retryAfterMs ?? WINDOW_MS, LONGEST_PAUSE_MS);
    this.restart(this.pausedUntil);
  }

  private cut(now: number, elapsed: number): void {
    const accepted = (this.starts - this.refusals) / Math.max(1, elapsed);
    this.rate = Math.min(this.rate, AFTER_CUT * accepted);
    this.peak = Math.max(this.rate, this.peak * 0.9);
    this.nextAt = now + 1 / this.rate;
    this.quietWindows = 0;
    this.restart(now);
  }

  private roll(now: number): void {
    const elapsed = now - this.windowStart;
    if (elapsed < WINDOW_MS) return;
    if (this.rate !== Infinity && this.windowStart > 0) this.judgeWindow(now, elapsed);
    else this.restart(now);
  }

  private judgeWindow(now: number, elapsed: number): void {
    if (this.refusals > 1 && this.isTooMuch()) {
      this.cut(now, elapsed);
      return;
    }
    const wasNeeded = this.starts > 0.8 * this.rate * elapsed;
    this.quietWindows = this.refusals === 0 ? this.quietWindows + 1 : 0;
    if (this.quietWindows > 0 && wasNeeded) {
      this.rate += this.peak * RECOVERY * Math.max(1, this.quietWindows - STEADY_SECONDS);
    } else if (this.quietWindows >= LIFTED_AFTER) {
      this.rate = Infinity;
    }
    this.restart(now);
  }

  private restart(now: number): void {
    this.windowStart = now;
    this.starts = 0;
    this.refusals = 0;
  }
}
