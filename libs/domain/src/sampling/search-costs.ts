import { at } from '../known.js';
import type { Quotas } from './quotas.js';
import type { SampleSpace } from './sample-space.js';
import type { SpaceAttribute } from './space-members.js';

/** The costs of attributes in the current row, by the quotas at the start of its search. */
export class SearchCosts {
  /** The base cost of each category, in addition to an attribute's own price, and the least cost including that. */
  private readonly bases: Float64Array;
  private readonly least: Float64Array;

  /** @param arity number of attributes in a row */
  constructor(
    private readonly space: SampleSpace,
    private readonly quotas: Quotas,
    private readonly arity: number,
  ) {
    this.bases = new Float64Array(space.categories.length);
    this.least = new Float64Array(space.categories.length);
  }

  /** Reads the quotas for the next row. */
  readQuotas(): void {
    for (const { index } of this.space.categories) {
      this.bases[index] = this.quotas.ofCategory(index, this.arity);
      this.least[index] = this.of(at(this.quotas.cheapestFirst(index), 0));
    }
  }

  of(attribute: SpaceAttribute): number {
    return this.bases[attribute.category]! + this.quotas.ofAttribute(attribute);
  }

  /** The cost of the cheapest attribute of a category. */
  leastOf(category: number): number {
    return this.least[category]!;
  }

  /** The least cost of `count` attributes of different categories. */
  leastOfSome(count: number, categories: readonly number[]): number {
    const costs = Float64Array.from(categories, (index) => this.leastOf(index)).sort();
    return costs.subarray(0, count).reduce((sum, cost) => sum + cost, 0);
  }

  /** The same without the attributes of one of these categories: there may be hundreds, each to be left out in turn. */
  leastBeside(count: number, categories: readonly number[]): (category: number) => number {
    const costs = Float64Array.from(categories, (index) => this.leastOf(index)).sort();
    const cheapest = costs.subarray(0, count + 1);
    return (category) => {
      const own = cheapest.indexOf(this.leastOf(category));
      const leftOut = own < 0 ? count : own;
      return cheapest.reduce((sum, cost, place) => (place === leftOut ? sum : sum + cost), 0);
    };
  }
}
