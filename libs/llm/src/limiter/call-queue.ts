import type { Clock } from './clock.js';
import type { QueuedCall } from './queued-call.js';

/** The calls that are not under way: those that wait for their turn, and those that pause after a failure. */
export class CallQueue {
  private readonly waiting = new Set<QueuedCall>();
  /** Those of items that had a turn before: served before those that never had one. */
  private readonly returning = new Set<QueuedCall>();
  private readonly pausing = new Set<QueuedCall>();

  /** @param returned called when a pause is over */
  constructor(
    private readonly clock: Clock,
    private readonly returned: () => void,
  ) {}

  /** How many wait for their turn. */
  get size(): number {
    return this.waiting.size + this.returning.size;
  }

  get backingOff(): number {
    return this.pausing.size;
  }

  /** @param first for an item that had a turn before */
  add(call: QueuedCall, first: boolean): void {
    (first ? this.returning : this.waiting).add(call);
  }

  /** The call whose turn is next. */
  next(): QueuedCall | undefined {
    return first(this.returning) ?? first(this.waiting);
  }

  /** @param pause in milliseconds */
  backOff(call: QueuedCall, pause: number): void {
    this.pausing.add(call);
    call.cancelPause = this.clock.later(() => {
      this.bringBack(call);
      this.returned();
    }, pause);
  }

  /** Ends the pauses of calls that wait only because the server was away, now that it is back. */
  endOutagePauses(): void {
    for (const call of this.pausing) {
      if (!call.metOutage) continue;
      call.cancelPause?.();
      this.bringBack(call);
    }
  }

  /** Takes a call out. @returns false when it is not in here, but under way */
  remove(call: QueuedCall): boolean {
    if (this.pausing.delete(call)) {
      call.cancelPause?.();
      return true;
    }
    return this.waiting.delete(call) || this.returning.delete(call);
  }

  all(): QueuedCall[] {
    return [...this.waiting, ...this.returning, ...this.pausing];
  }

  private bringBack(call: QueuedCall): void {
    this.pausing.delete(call);
    this.returning.add(call);
  }
}

function first<T>(set: ReadonlySet<T>): T | undefined {
  return set.values().next().value;
}
