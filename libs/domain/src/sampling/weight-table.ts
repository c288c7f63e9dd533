/** Weights by index, prepared to draw an index in proportion to its weight without walking through all of them. */
export class WeightTable {
  readonly total: number;
  /** Sum of the weights before each index. */
  private readonly before: Float64Array;

  /** @param weights whole numbers of at least 1, so that every sum is exact */
  constructor(readonly weights: readonly number[]) {
    this.before = new Float64Array(weights.length);
    let sum = 0;
    weights.forEach((weight, i) => {
      this.before[i] = sum;
      sum += weight;
    });
    this.total = sum;
  }

  get size(): number {
    return this.weights.length;
  }

  /** The summed weight of some indexes. */
  weightOf(indexes: readonly number[]): number {
    return indexes.reduce((sum, i) => sum + this.weights[i]!, 0);
  }

  /**
   * Turns a chance into an index that is not left out, each in proportion to its weight.
   * @param chance between 0 and 1
   * @param leftOut indexes in ascending order, at least one fewer than there are
   * @param leftOutWeight their summed weight
   */
  pick(chance: number, leftOut: readonly number[], leftOutWeight: number): number {
    let target = chance * (this.total - leftOutWeight);
    for (const index of leftOut) {
      if (target < this.before[index]!) break;
      target += this.weights[index]!;
    }
    const found = this.lastStartingAtOrBefore(target);
    // A product that is rounded up can end at the very top, on one that is left out.
    return leftOut.includes(found) ? this.lastNot(leftOut) : found;
  }

  private lastStartingAtOrBefore(target: number): number {
    let low = 0;
    let high = this.before.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.before[middle]! <= target) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private lastNot(leftOut: readonly number[]): number {
    const gone = new Set(leftOut);
    let index = this.size - 1;
    while (gone.has(index)) index--;
    return index;
  }
}

/** Two ascending lists as one, without repeats. */
export function mergeAscending(a: readonly number[], b: readonly number[]): readonly number[] {
  const merged: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const next = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    merged.push(next);
    if (a[i] === next) i++;
    if (b[j] === next) j++;
  }
  return merged;
}

/** Puts a number that is not yet in it into an ascending list. */
export function insertAscending(list: number[], value: number): void {
  let place = list.length;
  while (place > 0 && list[place - 1]! > value) place--;
  list.splice(place, 0, value);
}
