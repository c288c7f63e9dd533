import { at } from '../known.js';
import { type BrandData, categoriesOfProducts } from '../combinations/brand-data.js';
import { BrandIndex, distinct, oldestAlike, readingOf } from '../combinations/brand-index.js';
import type { AttributeRef } from '../combinations/combination.js';
import { visitBlockedPairs } from './blocked-pairs.js';
import type { CoverageRequest } from './coverage-request.js';

/** Two attributes, by their ids, in any order. */
export type IdPair = readonly [string, string];

/**
 * The space that a coverage set is chosen from. Its elements are numbered: the product categories first, then the
 * attributes, category by category. Factor 0 holds the product categories, each further factor one category.
 */
export interface CoverageSpace {
  elements: AttributeRef[];
  /** The factor of each element: 0 for a product category, from 1 on for the category of an attribute. */
  factorOf: Uint16Array;
  /** The weight of each element, at least 1: its own times its category's. */
  weightOf: Uint16Array;
  factors: number;
  /** At element × elements + other: 1 if one prompt may hold both. Never within one factor. */
  compatible: Uint8Array;
  /** At the same index: 1 if the pair is to be covered and can be. */
  open: Uint8Array;
  /** Allowed pairs that are to be covered. */
  pairs: number;
  /** How many of these a prompt of the requested width can hold. */
  coverable: number;
}

/**
 * Numbers the elements that a request may use, and finds the pairs to cover.
 *
 * @param covered pairs that are covered already
 * @throws UnknownIdError, WrongCategoryError for ids of the request
 */
export function coverageSpace(
  brand: BrandData,
  request: CoverageRequest,
  covered: Iterable<IdPair> = [],
): CoverageSpace {
  const lists = factorLists(brand, request);
  const elements = lists.flat();
  const n = elements.length;
  const factorOf = Uint16Array.from(lists.flatMap((list, factor) => list.map(() => factor)));
  const compatible = compatibility(brand, elements, factorOf);
  const done = pairMatrix(brand, elements, covered);
  const products = at(lists, 0).length;
  const open = new Uint8Array(n * n);
  let pairs = 0;
  let coverable = 0;
  for (let a = 0; a < n; a++) {
    // The pairs with a product category come first, then those of two attributes.
    if (a < products ? request.attributePairsOnly : request.strength === 1) continue;
    for (let b = Math.max(a + 1, products); b < n; b++) {
      if (!compatible[a * n + b] || done[a * n + b]) continue;
      pairs++;
      const fits =
        a < products || (request.maxAttributes > 1 && sharesProduct(compatible, n, products, a, b));
      if (!fits) continue;
      coverable++;
      open[a * n + b] = open[b * n + a] = 1;
    }
  }
  return {
    elements,
    factorOf,
    weightOf: weights(brand, elements),
    factors: lists.length,
    compatible,
    open,
    pairs,
    coverable,
  };
}

/**
 * The product categories, then the attributes of each category that has any: those asked for, or all of the brand's where
 * none are.
 *
 * @throws UnknownIdError, WrongCategoryError
 */
export function factorLists(
  brand: BrandData,
  request: Pick<CoverageRequest, 'productCategoryIds' | 'categoryIds'> = {},
): AttributeRef[][] {
  const index = new BrandIndex(brand);
  const ofProducts = categoriesOfProducts(brand.categories);
  const allProducts = brand.attributes.filter(({ attributeCategoryId }) =>
    ofProducts.has(attributeCategoryId),
  );
  const allCategories = brand.categories.filter(({ id }) => !ofProducts.has(id));
  const chosenOr = (chosen: readonly string[] = [], all: readonly { id: string }[]) =>
    chosen.length > 0 ? chosen : all.map(({ id }) => id);
  const productIds = chosenOr(request.productCategoryIds, allProducts);
  const categoryIds = chosenOr(request.categoryIds, allCategories);
  const categories = [...new Set(categoryIds)].map((id) => index.attributesOf('categoryIds', id));
  const counted = oldestOf(brand, categories.flat());
  return [
    index.productCategories('productCategoryIds', productIds),
    ...categories
      .map((list) => list.filter((attribute) => counted.has(attribute.id)))
      .filter((list) => list.length > 0),
  ];
}

/** The ids of those that are the oldest of all that read like them: categories may have the same name, too. */
function oldestOf({ attributes }: BrandData, chosen: readonly AttributeRef[]): ReadonlySet<string> {
  const chosenById = new Map(chosen.map((ref) => [ref.id, ref]));
  const inOrder = attributes.flatMap(({ id }) => chosenById.get(id) ?? []);
  return new Set(distinct(inOrder, readingOf).map(({ id }) => id));
}

function compatibility(
  brand: BrandData,
  elements: readonly AttributeRef[],
  factorOf: Uint16Array,
): Uint8Array {
  const n = elements.length;
  const compatible = new Uint8Array(n * n);
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) if (factorOf[a] !== factorOf[b]) compatible[a * n + b] = 1;
  visitBlockedPairs(brand.rules, elements, (a, b) => {
    compatible[a * n + b] = compatible[b * n + a] = 0;
  });
  return compatible;
}

function sharesProduct(compatible: Uint8Array, n: number, products: number, a: number, b: number): boolean {
  for (let p = 0; p < products; p++) if (compatible[a * n + p] && compatible[b * n + p]) return true;
  return false;
}

/** How many of the pairs that are to be covered, and can be, are among these. */
export function countOpen(
  brand: BrandData,
  { elements, open }: CoverageSpace,
  pairs: Iterable<IdPair>,
): number {
  const among = pairMatrix(brand, elements, pairs);
  // A pair stands at two places, one for each order.
  return open.reduce((sum, isOpen, place) => sum + (isOpen & at(among, place)), 0) / 2;
}

/** Holds 1 at the places of each pair. A pair of attributes that read like elements is a pair of these elements. */
function pairMatrix(
  brand: BrandData,
  elements: readonly AttributeRef[],
  pairs: Iterable<IdPair>,
): Uint8Array {
  const oldest = oldestAlike(brand);
  const places = new Map(elements.map(({ id }, i) => [oldest.get(id), i]));
  const matrix = new Uint8Array(elements.length ** 2);
  for (const [one, other] of pairs) {
    const a = places.get(oldest.get(one));
    const b = places.get(oldest.get(other));
    if (a === undefined || b === undefined) continue;
    matrix[a * elements.length + b] = matrix[b * elements.length + a] = 1;
  }
  return matrix;
}

function weights(brand: BrandData, elements: readonly AttributeRef[]): Uint16Array {
  const own = new Map([...brand.categories, ...brand.attributes].map(({ id, weight }) => [id, weight]));
  return Uint16Array.from(
    elements.map(({ id, categoryId }) => (own.get(id) ?? 1) * (own.get(categoryId) ?? 1)),
  );
}
