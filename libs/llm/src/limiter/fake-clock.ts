import type { Clock } from './clock.js';

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  private time = 1_000_000;
  private timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  later(run: () => void, ms: number): () => void {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((each) => each !== timer));
  }

  /** Advances the time, and runs what is due, in order. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await this.settle();
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((each) => each !== due);
      this.time = Math.max(this.time, due.at);
      due.run();
    }
    this.time = end;
  }

  /** Lets all promises that are already pending settle. */
  settle(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }
}
