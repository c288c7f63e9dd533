import type { BrandData } from '../combinations/brand-data.js';
import { chance } from '../sampling/chance.js';

interface BrandShape {
  products: number;
  /** Attributes of each category. */
  categories: readonly number[];
  /** Says whether a rule forbids two attributes of different categories, given by id. */
  forbids?: (one: string, other: string) => boolean;
  /** The weight of an attribute by its number; 1 when absent. */
  weight?: (number: number) => number;
}

/** A brand of product categories p0, p1 … and attributes c0.0, c0.1 … c1.0 … for tests and benches. */
export function shapedBrand({ products, categories, forbids, weight = () => 1 }: BrandShape): BrandData {
  const names = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  const lists = [
    { id: 'products', ids: names('p', products) },
    ...categories.map((count, i) => ({ id: `c${i}`, ids: names(`c${i}.`, count) })),
  ];
  const attributes = lists.flatMap(({ id: attributeCategoryId, ids }) =>
    ids.map((id, i) => ({ id, attributeCategoryId, displayName: id, weight: weight(i) })),
  );
  const attributePairs = attributes.flatMap((one, i) =>
    attributes
      .slice(i + 1)
      .filter((other) => one.attributeCategoryId !== other.attributeCategoryId && forbids?.(one.id, other.id))
      .map((other) => ({ forbiddenWithId: one.id, targetId: other.id })),
  );
  return {
    id: 'brand',
    name: 'Brand',
    categories: lists.map(({ id }, i) => ({
      id,
      catType: i === 0 ? 'ProductCategory' : 'CustomerAttribute',
      displayName: id,
      weight: 1,
    })),
    attributes,
    competitors: [],
    pairings: [],
    rules: { attributePairs, categoryPairs: [], attributeCategoryPairs: [] },
  };
}

/** Forbids a random part of all pairs. */
export const forbidding = (part: number, seed: number) => (one: string, other: string) =>
  chance(seed, ...[...`${one} ${other}`].map((letter) => letter.charCodeAt(0))) < part * 2 ** 32;
