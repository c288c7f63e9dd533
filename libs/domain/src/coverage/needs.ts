import { at } from '../known.js';
import type { CoverageSpace } from './coverage-space.js';

/** Lower bounds of the rows that cover all open pairs. */
export interface RowsNeeded {
  inAll: number;
  withElement: Float64Array;
  withFactor: number[];
}

/** A matrix of counts, all 0 at first. */
class Counts {
  private readonly cells: Int32Array;

  constructor(
    rows: number,
    private readonly columns: number,
  ) {
    this.cells = new Int32Array(rows * columns);
  }

  of(row: number, column: number): number {
    return this.cells[row * this.columns + column]!;
  }

  add(row: number, column: number, by: number): void {
    this.cells[row * this.columns + column] = this.of(row, column) + by;
  }
}

/**
 * The open pairs of a space, updated as rows cover them, and how many rows they need at least. For each element it
 * counts the open pairs with each factor.
 */
export class Needs {
  /** The number of open pairs. */
  remaining = 0;
  private readonly open: Uint8Array;
  private readonly n: number;
  /** Counts of open pairs of each element with each factor, and of each factor with each. */
  private readonly ofElement: Counts;
  private readonly ofFactors: Counts;
  private ofProducts = 0;

  /** @param width the most attributes that a row may hold */
  constructor(
    private readonly space: CoverageSpace,
    private readonly width: number,
  ) {
    this.n = space.elements.length;
    this.open = space.open.slice();
    this.ofElement = new Counts(this.n, space.factors);
    this.ofFactors = new Counts(space.factors, space.factors);
    for (let a = 0; a < this.n; a++)
      for (let b = a + 1; b < this.n; b++) if (this.open[a * this.n + b]) this.count(a, b, 1);
  }

  isOpen(a: number, b: number): boolean {
    return this.open[a * this.n + b] === 1;
  }

  /** How many open pairs an element has with those of a factor. */
  openWith(element: number, factor: number): number {
    return this.ofElement.of(element, factor);
  }

  /** How many open pairs an element has. */
  openOf(element: number): number {
    const { factors } = this.space;
    let sum = 0;
    for (let factor = 0; factor < factors; factor++) sum += this.openWith(element, factor);
    return sum;
  }

  /** Marks all pairs of a row as covered. @returns how many of them were open */
  cover(row: readonly number[]): number {
    let fresh = 0;
    for (const [i, a] of row.entries()) {
      for (const b of row.slice(0, i)) {
        if (!this.isOpen(a, b)) continue;
        this.open[a * this.n + b] = this.open[b * this.n + a] = 0;
        this.count(a, b, -1);
        fresh++;
      }
    }
    return fresh;
  }

  /**
   * How many rows the open pairs of two factors need at least: one per pair, or more where the pairs of their kind
   * (with a product category, or between attributes) share the few places of a row.
   */
  rowsBetween(factor: number, other: number): number {
    const own = this.ofFactors.of(factor, other);
    if (own === 0) return 0;
    const pairsOfARow = (this.width * (this.width - 1)) / 2;
    const shared =
      factor === 0 || other === 0
        ? this.ofProducts / this.width
        : (this.remaining - this.ofProducts) / pairsOfARow;
    return Math.max(own, shared);
  }

  /** How many rows the open pairs need at least: in total, with each element, with each factor. */
  rowsNeeded(): RowsNeeded {
    const { factors, factorOf } = this.space;
    const withElement = Float64Array.from(this.space.elements, (_, element) => this.rowsWith(element));
    const withFactor = new Array<number>(factors).fill(0);
    withElement.forEach((rows, element) => (withFactor[factorOf[element]!]! += rows));
    const ofAttributes = withFactor.slice(1).reduce((sum, rows) => sum + rows, 0);
    let inAll = Math.max(0, ...withFactor, Math.ceil(ofAttributes / this.width));
    for (let factor = 0; factor < factors; factor++)
      for (let other = 0; other < factor; other++)
        inAll = Math.max(inAll, Math.ceil(this.rowsBetween(factor, other)));
    return { inAll, withElement, withFactor };
  }

  /** A row holds one element of each factor, so it covers at most one open pair of this element with another factor. */
  private rowsWith(element: number): number {
    const { factors, factorOf } = this.space;
    let most = 0;
    let withAttributes = 0;
    for (let factor = 0; factor < factors; factor++) {
      const open = this.openWith(element, factor);
      if (open > most) most = open;
      if (factor > 0) withAttributes += open;
    }
    const places = factorOf[element] === 0 ? this.width : this.width - 1;
    return Math.max(most, places > 0 ? Math.ceil(withAttributes / places) : 0);
  }

  private count(a: number, b: number, by: 1 | -1): void {
    const { factorOf } = this.space;
    const [f, g] = [at(factorOf, a), at(factorOf, b)];
    this.ofElement.add(a, g, by);
    this.ofElement.add(b, f, by);
    this.ofFactors.add(f, g, by);
    this.ofFactors.add(g, f, by);
    if (f === 0 || g === 0) this.ofProducts += by;
    this.remaining += by;
  }
}
