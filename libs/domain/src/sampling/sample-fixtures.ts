import type { BrandData } from '../combinations/brand-data.js';
import type { CategoryType } from '../vocabulary.js';
import type { SampleRequest } from './sample-request.js';

/** A category with its attributes, by name and weight, for tests. */
export type CategorySketch = readonly [
  catType: CategoryType,
  name: string,
  weight: number,
  attributes: Readonly<Record<string, number>>,
];

/** Rules by name: an attribute as `Category:name`, a category as `Category`. */
export type RuleSketch = readonly [a: string, b: string];

/** A brand from sketches, for tests. Ids are `Category` and `Category:name`. */
export function sketchBrand(
  categories: readonly CategorySketch[],
  rules: readonly RuleSketch[] = [],
): BrandData {
  const isAttribute = (id: string): boolean => id.includes(':');
  const both = rules.filter(([a, b]) => isAttribute(a) && isAttribute(b));
  const none = rules.filter(([a, b]) => !isAttribute(a) && !isAttribute(b));
  const mixed = rules.filter(([a, b]) => isAttribute(a) && !isAttribute(b));
  return {
    id: 'brand',
    name: 'Acme',
    categories: categories.map(([catType, displayName, weight]) => ({
      id: displayName,
      catType,
      displayName,
      weight,
    })),
    attributes: categories.flatMap(([, category, , attributes]) =>
      Object.entries(attributes).map(([displayName, weight]) => ({
        id: `${category}:${displayName}`,
        attributeCategoryId: category,
        displayName,
        weight,
      })),
    ),
    competitors: [],
    pairings: [],
    rules: {
      attributePairs: both.map(([forbiddenWithId, targetId]) => ({ forbiddenWithId, targetId })),
      categoryPairs: none.map(([forbiddenWithCategoryId, targetCategoryId]) => ({
        forbiddenWithCategoryId,
        targetCategoryId,
      })),
      attributeCategoryPairs: mixed.map(([forbiddenWithAttributeId, targetCategoryId]) => ({
        forbiddenWithAttributeId,
        targetCategoryId,
      })),
    },
  };
}

/** `name 1`, `name 2`, … with one weight each. */
export function numbered(name: string, count: number, weight = 1): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name} ${i + 1}`, weight]));
}

/** `size` categories of `values` attributes each. */
export function grid(size: number, values: number): CategorySketch[] {
  return Array.from({ length: size }, (_, i) => ['ProductAttribute', `C${i}`, 1, numbered('v', values)]);
}

/** The one product category of `writtenOver`. */
export const PRODUCT: CategorySketch = ['ProductCategory', 'Range', 1, { shoes: 1 }];

/** A written sample of categories of a grid. */
export const writtenOver = (size: number): SampleRequest => ({
  kind: 'written',
  productCategoryAttributeIds: ['Range:shoes'],
  selectedCategoryIds: Array.from({ length: size }, (_, i) => `C${i}`),
});
