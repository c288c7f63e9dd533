interface Timed {
  time: number;
}

interface Entry<T> {
  item: T;
  /** Settles ties, so that the order never depends on the heap's inner shape. */
  turn: number;
}

/** A binary heap: gives out what comes first in time; of two at the same time, what was put in last. */
export class EventHeap<T extends Timed> {
  private readonly entries: Entry<T>[] = [];
  private turns = 0;

  get size(): number {
    return this.entries.length;
  }

  push(item: T): void {
    const entry = { item, turn: this.turns++ };
    let place = this.entries.length;
    while (place > 0) {
      const parent = (place - 1) >>> 1;
      if (!isBefore(entry, this.entries[parent]!)) break;
      this.entries[place] = this.entries[parent]!;
      place = parent;
    }
    this.entries[place] = entry;
  }

  pop(): T | undefined {
    const first = this.entries[0];
    const last = this.entries.pop();
    if (!first || !last || first === last) return first?.item;
    this.sink(last);
    return first.item;
  }

  /** Puts an entry where the first one was, and lets it down to its place. */
  private sink(entry: Entry<T>): void {
    const size = this.entries.length;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= size) break;
      if (child + 1 < size && isBefore(this.entries[child + 1]!, this.entries[child]!)) child++;
      if (!isBefore(this.entries[child]!, entry)) break;
      this.entries[place] = this.entries[child]!;
      place = child;
    }
    this.entries[place] = entry;
  }
}

function isBefore<T extends Timed>(a: Entry<T>, b: Entry<T>): boolean {
  return a.item.time < b.item.time || (a.item.time === b.item.time && a.turn > b.turn);
}
