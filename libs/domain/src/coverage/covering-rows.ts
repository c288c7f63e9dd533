import { at } from '../known.js';
import type { CoverageSpace } from './coverage-space.js';
import { Needs, type RowsNeeded } from './needs.js';

/** Pairs that the search looks at, over all rows: some seconds of a processor for the largest sets. */
const BUDGET = 240_000_000;
/** Rows that are tried for each row that is taken, at most. */
const TRIES = 40;

/**
 * Chooses rows of one product category and at most `width` attributes of different categories that together hold
 * every open pair of a space. Greedy, one row at a time, the best of several tries (AETG: Cohen et al., The AETG
 * System, IEEE TSE 23(7), 1997); a pair counts the more, the more rows its kind still takes (Bryce and Colbourn, A
 * density-based greedy algorithm for higher strength covering arrays, STVR 19(1), 2009). No row covers nothing new.
 *
 * @param width attributes that a row may hold at most, from 1
 * @param random gives numbers from 0 to 1
 * @returns the rows as lists of element numbers, in the order in which they were chosen
 */
export function coveringRows(space: CoverageSpace, width: number, random: () => number): number[][] {
  const needs = new Needs(space, width);
  const rows: number[][] = [];
  const pairsATry = space.elements.length * (width + 1) ** 2;
  const tries = Math.floor(BUDGET / (pairsATry * Math.max(1, needs.rowsNeeded().inAll)));
  while (needs.remaining > 0) {
    const search = new RowSearch(space, width, needs, random);
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
class RowSearch {
  private readonly needed: RowsNeeded;
  private readonly products: number;
  /** What an open pair of two factors is worth, at factor × factors + other: 1 where it decides how many rows it takes. */
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
   * An element that takes the most rows, of the factor that takes the most of them; in later tries one of those that
   * take nearly as many, of any factor, by chance.
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

  /** Adds what covers most until the row is full or nothing more is covered; null when no product category fits. */
  private extend(begun: readonly number[]): Try | null {
    const { factorOf, elements, compatible } = this.space;
    const n = elements.length;
    // Elements of one factor are never compatible: what is taken drops out by itself.
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
   * The element, from one number to another, that covers most together with a row. Of those alike, the one whose factor
   * has most left for this row's members, then the one that takes most rows, then the heavier one, then any.
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
      // Of equals the first is taken: where the search begins decides by chance which that is.
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

  /** When no try covered anything: a row around the first open pair that there is, and there is one for each. */
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
