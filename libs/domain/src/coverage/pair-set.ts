/**
 * A set of pairs of whole numbers below `size`, in any order. It has a bit for each pair that there may be: a rule between
 * two categories of thousands of attributes forbids millions, for which a Set has no room.
 *
 * @param size at most 65,535, so that a pair's place is a number of 32 bits
 */
export class PairSet {
  private readonly bits: Uint8Array;

  constructor(private readonly size: number) {
    this.bits = new Uint8Array(Math.ceil((size * size) / 8));
  }

  /** @returns whether the pair is new */
  add(a: number, b: number): boolean {
    const place = this.placeOf(a, b);
    const [byte, bit] = [place >>> 3, 1 << (place & 7)];
    const before = this.bits[byte] ?? 0;
    this.bits[byte] = before | bit;
    return (before & bit) === 0;
  }

  has(a: number, b: number): boolean {
    const place = this.placeOf(a, b);
    return ((this.bits[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }

  private placeOf(a: number, b: number): number {
    return a < b ? a * this.size + b : b * this.size + a;
  }
}
