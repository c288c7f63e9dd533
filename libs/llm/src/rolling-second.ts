const SLOTS = 20;
const SLOT_MS = 50;

/** Counts what happened within the last second, in slots of 50 ms. */
export class RollingSecond {
  private readonly slots = new Array<number>(SLOTS).fill(0);
  private newest = 0;
  private total = 0;

  add(now: number): void {
    this.roll(now);
    this.slots[this.newest % SLOTS]!++;
    this.total++;
  }

  count(now: number): number {
    this.roll(now);
    return this.total;
  }

  private roll(now: number): void {
    const slot = Math.floor(now / SLOT_MS);
    const passed = Math.min(SLOTS, Math.max(0, slot - this.newest));
    for (let i = 1; i <= passed; i++) {
      const place = (slot - passed + i) % SLOTS;
      this.total -= this.slots[place]!;
      this.slots[place] = 0;
    }
    this.newest = Math.max(slot, this.newest);
  }
}
