import type { BrandData } from '../combinations/brand-data.js';
import type { Combination } from '../combinations/combination.js';

/**
 * Measures how far the shares of a set of rows are from the weights: those of product categories among the rows, of
 * attribute categories among all attributes of the rows, and of the attributes of a category among those.
 */
export class ShareMeter {
  private readonly goals = new Map<string, { share: number; of: string; name: string }>();
  private readonly counts = new Map<string, number>();

  constructor({ categories, attributes }: BrandData) {
    const filled = categories.filter(({ id }) => attributes.some((row) => row.attributeCategoryId === id));
    const isRange = ({ catType }: (typeof filled)[number]): boolean => catType === 'ProductCategory';
    for (const category of filled) {
      const share =
        category.weight / weightOf(filled.filter((other) => isRange(other) === isRange(category)));
      const within = attributes.filter((row) => row.attributeCategoryId === category.id);
      if (!isRange(category))
        this.goals.set(category.id, { share, of: 'attributes', name: category.displayName });
      for (const { id, weight, displayName: name } of within) {
        const part = weight / weightOf(within);
        const goal = isRange(category)
          ? { share: share * part, of: 'rows', name }
          : { share: part, of: category.id, name };
        this.goals.set(id, goal);
      }
    }
  }

  /** @param times -1 removes the row again */
  add({ productCategory, attributes }: Combination, times = 1): void {
    const count = (key: string): void => void this.counts.set(key, this.countOf(key) + times);
    count('rows');
    if (productCategory) count(productCategory.id);
    for (const { id, categoryId } of attributes) for (const key of ['attributes', categoryId, id]) count(key);
  }

  /** The distance of each share from its goal in points (hundredths), by the id of the category or attribute. */
  distances(): Map<string, number> {
    return new Map(
      [...this.goals].map(([key, { share, of }]) => [
        key,
        100 * Math.abs(this.countOf(key) / Math.max(1, this.countOf(of)) - share),
      ]),
    );
  }

  /** Each share with its goal, both out of 1. */
  shares(): MeteredShare[] {
    return [...this.goals].map(([id, { share, of, name }]) => ({
      id,
      name,
      of: of === 'rows' || of === 'attributes' ? of : 'category',
      prompts: this.countOf(id),
      share: this.countOf(id) / Math.max(1, this.countOf(of)),
      goal: share,
    }));
  }

  private countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}

interface MeteredShare {
  id: string;
  name: string;
  of: 'rows' | 'attributes' | 'category';
  prompts: number;
  share: number;
  goal: number;
}

function weightOf(rows: readonly { weight: number }[]): number {
  return rows.reduce((sum, { weight }) => sum + weight, 0);
}
