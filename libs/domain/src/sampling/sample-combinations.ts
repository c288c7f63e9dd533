import type { BrandData } from '../combinations/brand-data.js';
import type { Combination } from '../combinations/combination.js';
import { RowDrawer, type Kind } from './row-drawer.js';
import type { DrawnRow } from './row-search.js';
import type { Sample, SampleRequest } from './sample-request.js';
import { sampleSpace, type SampleSpace } from './sample-space.js';

/**
 * The version of the algorithm that turns a seed into a structured file: how rows are drawn and questions composed. It
 * is stored with each file, and increased whenever the same data and seed give a different file.
 */
export const ALGORITHM_VERSION = 26;

const LARGEST_SEED = 2 ** 31 - 1;

/**
 * Draws combinations by weight and seed, without building the cross product.
 *
 * - The same names, weights and rules with the same seed give the same rows, whatever the ids and the order of the
 *   data; a larger count only appends.
 * - No two rows read alike (names compared without regard to case, spacing and Unicode composition), none is blocked;
 *   rows of the data in one category whose names read alike count as one, which has the rules of each and the
 *   greatest weight. Exactly min(count, feasible) rows, unless `searchCapped` says otherwise.
 * - The whole file follows the weights as closely as the rows that exist allow: first the split into one and two
 *   attributes (off by less than a row while both last; a kind with a share of 0 fills up when the other runs out),
 *   then the shares of product categories, of attribute categories and of the attributes within one, rows of both
 *   kinds counted together. Among equals, what covers more new pairs comes first, then chance by the seed.
 * - Every attribute that rows of the kinds asked for can hold appears within the first 2 × (number of attributes) rows,
 *   every product category within 2 × (attributes + product categories).
 * - A brand without customer or product attributes gives one row for each product category. One without a product
 *   category gives none, which the caller must refuse.
 *
 * @param seed whole number from 0 to 2^31 - 1
 * @param count requested number of rows, a whole number of at least 0
 * @throws RangeError for a seed, count or percentage out of bounds
 * @throws UnknownIdError, WrongCategoryError for ids of a written request that the brand does not have,
 *   or that are of another kind
 */
export function sampleCombinations(
  brand: BrandData,
  request: SampleRequest,
  seed: number,
  count: number,
): Sample {
  checkNumbers(request, seed, count);
  const space = sampleSpace(brand, request);
  const drawer = new RowDrawer(space, kindsOf(request, space), seed);
  const rows: Combination[] = [];
  while (rows.length < count) {
    const row = drawer.next();
    if (!row) return { rows, searchCapped: drawer.isSearchCapped || drawer.isCoverageCapped };
    rows.push(toCombination(row));
  }
  return { rows, searchCapped: drawer.isCoverageCapped };
}

/**
 * How many rows `sampleCombinations` could draw if no rule forbade any.
 *
 * @returns a whole number, or Infinity beyond what a number holds
 * @throws UnknownIdError, WrongCategoryError as `sampleCombinations` does
 */
export function countUnruledCombinations(brand: BrandData, request: SampleRequest): number {
  const { products, categories } = sampleSpace(brand, request);
  const sizes = categories.map(({ attributes }) => attributes.length);
  if (request.kind === 'written' || sizes.length === 0)
    return sizes.reduce((product, size) => product * size, products.length);
  const singles = sizes.reduce((sum, size) => sum + size, 0);
  const squares = sizes.reduce((sum, size) => sum + size ** 2, 0);
  return products.length * (singles + (singles ** 2 - squares) / 2);
}

function kindsOf(request: SampleRequest, { categories }: SampleSpace): Kind[] {
  if (request.kind === 'written' || categories.length === 0) {
    return [{ arity: categories.length, share: 1 }];
  }
  const single = request.singleAttributePercentage / 100;
  return [
    { arity: 1, share: single },
    { arity: 2, share: 1 - single },
  ];
}

function checkNumbers(request: SampleRequest, seed: number, count: number): void {
  if (!Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED) {
    throw new RangeError(`The seed must be a whole number from 0 to ${LARGEST_SEED}`);
  }
  if (!Number.isInteger(count) || count < 0) {
    throw new RangeError('The count must be a whole number of at least 0');
  }
  if (request.kind === 'written') return;
  const percentage = request.singleAttributePercentage;
  if (!(percentage >= 0 && percentage <= 100)) {
    throw new RangeError('The percentage of rows with one attribute must be from 0 to 100');
  }
}

function toCombination({ product, attributes }: DrawnRow): Combination {
  return { productCategory: product.ref, attributes: attributes.map(({ ref }) => ref), competitor: null };
}
