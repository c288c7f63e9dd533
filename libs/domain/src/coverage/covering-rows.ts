import { at } from '../known.js';
import type { CoverageSpace } from './coverage-space.js';
import { Needs, type RowsNeeded } from './needs.js';

/** The number of pairs that the search examines over all rows: some seconds of processor time for the largest sets. */
const BUDGET = 240_000_000;
/** The most rows that are tried for each row that is chosen. */
const TRIES = 40;

/**
 * Chooses rows of one product category and at most `width` attributes of different categories that together hold every
 * open pair of a space. Greedy, one row at a time, the best of several tries (AETG: Cohen et al., The AETG System, IEEE
 * TSE 23(7), 1997); a pair counts more, the more rows its kind still needs (Bryce and Colbourn, A density-based greedy
 * algorithm for higher strength covering arrays, STVR 19(1), 2009). No row covers nothing new.
 *
 * @param width the most attributes that a row may hold, at least 1
 * @param random returns numbers from 0 to 1
 * @returns the rows as lists of element numbers, in the order in which they were chosen
 */
export function coveringRows(space: CoverageSpace, width: number, random: () => number): number[][] {
  const needs = new Needs(space, width);
  const rows: number[][] = [];
  const pairsATry = space.elements.length * (width + 1) ** 2;
  const tries = Math.floor(BUDGET / (pairsATry * Math.max(1, needs.rowsNeeded().inAll)));
  while (needs.remaining > 0) {
    const search = new CoveringSearch(space, width, needs, random);
    const row = search.best(Math.max(1, Math.min(TRIES, tries)));
    needs.cover(row);
    rows.push(row);
  }
  return rows;
}

interface Try {
  row: number[];
  score: number;
}

/** The search for one row. */
class CoveringSearch {
  private readonly needed: RowsNeeded;
  private readonly products: number;
  /**
   * The value of an open pair of two factors, at factor × factors + other: 1 where it determines the number of rows.
   */
  private readonly worth: Float64Array;

  constructor(
    private readonly space: CoverageSpace,
    private readonly width: number,
    private readonly needs: Needs,
    private readonly random: () => number,
  ) {
    this.needed = needs.rowsNeeded();
    this.products = space.factorOf.filter((factor) => factor === 0).length;
    const { factors } = space;
    this.worth = Float64Array.from(
      { length: factors ** 2 },
      (_, i) => (needs.rowsBetween(Math.floor(i / factors), i % factors) / this.needed.inAll) ** 2 + 0.05,
    );
  }

  best(tries: number): number[] {
    let best: Try = { row: [], score: 0 };
    for (let i = 0; i < tries; i++) {
      const found = this.extend([this.start(i === 0)]);
      if (found && found.score > best.score) best = found;
    }
    return best.score > 0 ? best.row : this.aroundAnOpenPair();
  }

  /**
   * An element that needs the most rows, of the factor that needs the most; in later tries a random one that needs
   * nearly as many, of a random factor.
   */
  private start(first: boolean): number {
    const { withElement, withFactor } = this.needed;
    const factor = first ? withFactor.indexOf(Math.max(...withFactor)) : this.drawFactor();
    const own = [...withElement.keys()].filter((element) => this.space.factorOf[element] === factor);
    const most = Math.max(...own.map((element) => at(withElement, element)));
    const near = own.filter((element) => at(withElement, element) >= most - (first ? 0 : 1));
    return at(near, Math.floor(this.random() * near.length));
  }

  private drawFactor(): number {
    const { withFactor } = this.needed;
    let left = this.random() * withFactor.reduce((sum, rows) => sum + rows, 0);
    return Math.max(
      0,
      withFactor.findIndex((rows) => (left -= rows) < 0),
    );
  }

  /**
   * Adds the element that covers most until the row is full or nothing more is covered; null when no product category
   * fits.
   */
  private extend(begun: readonly number[]): Try | null {
    const { factorOf, elements, compatible } = this.space;
    const n = elements.length;
    // Elements of one factor are never compatible, so a chosen element excludes itself.
    const fits = new Uint8Array(n).fill(1);
    const row: number[] = [];
    let score = 0;
    const add = (element: number) => {
      for (const member of row) score += this.worthOf(member, element);
      row.push(element);
      for (let other = 0; other < n; other++) fits[other]! &= compatible[element * n + other]!;
    };
    begun.forEach(add);
    for (;;) {
      const hasProduct = row.some((element) => factorOf[element] === 0);
      if (hasProduct && row.length > this.width) return { row, score };
      // A row needs its product category, so that is found second at the latest.
      const next = hasProduct
        ? this.mostWorth(row, fits, this.products, n, false)
        : this.mostWorth(row, fits, 0, this.products, true);
      if (next === null) return hasProduct ? { row, score } : null;
      add(next);
    }
  }

  /**
   * The element, from one number to another, that covers most together with a row. Ties go to the one whose factor has
   * most left for this row's members, then to the one that needs most rows, then to the heavier one, then to any.
   */
  private mostWorth(
    row: readonly number[],
    fits: Uint8Array,
    from: number,
    to: number,
    evenNothing: boolean,
  ): number | null {
    const { factorOf, weightOf } = this.space;
    const open = row.reduce((sum, member) => sum + this.needs.openOf(member), 1);
    let best: number | null = null;
    let most = -1;
    const shift = Math.floor(this.random() * (to - from));
    for (let i = from; i < to; i++) {
      // The first of equals is chosen, so a random start of the search decides which that is.
      const element = i + shift < to ? i + shift : i + shift - (to - from);
      if (!fits[element]) continue;
      let gain = 0;
      let left = 0;
      for (const member of row) {
        gain += this.worthOf(member, element);
        left += this.needs.openWith(member, factorOf[element]!);
      }
      if (gain === 0 && !evenNothing) continue;
      const rank =
        gain + (2 * left) / open + this.needed.withElement[element]! * 1e-3 + weightOf[element]! * 1e-6;
      if (rank > most) [best, most] = [element, rank];
    }
    return best;
  }

  private worthOf(a: number, b: number): number {
    if (!this.needs.isOpen(a, b)) return 0;
    const { factorOf, factors } = this.space;
    return this.worth[factorOf[a]! * factors + factorOf[b]!]!;
  }

  /** When no try covered anything: a row around the first open pair. Such a row exists for each open pair. */
  private aroundAnOpenPair(): number[] {
    const { elements, compatible } = this.space;
    const n = elements.length;
    for (let a = 0; a < n; a++) {
      for (let b = a + 1; b < n; b++) {
        if (!this.needs.isOpen(a, b)) continue;
        const product =
          a < this.products
            ? a
            : elements.findIndex(
                (_, p) => p < this.products && compatible[p * n + a] === 1 && compatible[p * n + b] === 1,
              );
        const found = this.extend(product === a ? [a, b] : [product, a, b]);
        if (found) return found.row;
      }
    }
    throw new Error('No open pair is left to cover.');
  }
}
