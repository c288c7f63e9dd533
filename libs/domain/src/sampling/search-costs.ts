import { at } from '../known.js';
import type { Quotas } from './quotas.js';
import type { SampleSpace } from './sample-space.js';
import type { SpaceAttribute } from './space-members.js';

/** What attributes cost in the row that is sought, by the quotas as they are when its search begins. */
export class SearchCosts {
  /** What any attribute of each category costs besides its own price, and the least with it. */
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

  /** Of the cheapest attribute of a category. */
  leastOf(category: number): number {
    return this.least[category]!;
  }

  /** The least that some attributes of different categories cost. */
  leastOfSome(count: number, categories: readonly number[]): number {
    const costs = Float64Array.from(categories, (index) => this.leastOf(index)).sort();
    return costs.subarray(0, count).reduce((sum, cost) => sum + cost, 0);
  }

  /** The same without the attributes of one category. */
  leastBeside(count: number, categories: readonly number[], category: number): number {
    return count === 0
      ? 0
      : this.leastOfSome(
          count,
          categories.filter((index) => index !== category),
        );
  }
}
