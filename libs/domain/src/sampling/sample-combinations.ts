import type { BrandData } from '../brand-data.js';
import type { Combination } from '../combination.js';
import { RowDrawer, type DrawnRow } from './row-drawer.js';
import type { Sample, SampleRequest } from './sample-request.js';
import { sampleSpace, type SampleSpace } from './sample-space.js';
import type { Share } from './strata.js';

const LARGEST_SEED = 2 ** 31 - 1;

/**
 * Draws combinations by weight and seed, without building the cross product (decisions.md §6).
 *
 * - The same names, weights and rules with the same seed give the same rows, whatever ids and order the data come in;
 *   a larger count only appends.
 * - No two rows read alike (names compared without regard to case, spacing and Unicode composition), none is blocked;
 *   rows of the data in one category whose names read alike count as one, which has the rules of each and the
 *   greatest weight. Exactly min(count, feasible) rows, unless `searchCapped` says otherwise.
 * - Within a stratum (number of attributes × product category) a category is drawn in proportion to its weight,
 *   an attribute in proportion to its weight within its category, both among what the rules leave open. Strata get
 *   their rows by Sainte-Laguë: the split into one and two attributes is never off by more than one row while both
 *   last, but where an attribute that has to appear can do so in one kind only. A kind with a share of 0 fills up
 *   when the other runs out.
 * - Every attribute that rows of the kinds asked for can hold appears within the first 2 × (number of attributes) rows,
 *   every product category within 2 × (attributes + product categories).
 * - A brand without customer or product attributes gives one row for each product category. One without a product
 *   category gives none: that is the caller's to refuse.
 *
 * @param seed whole number from 0 to 2^31 - 1
 * @param count number of rows wanted, a whole number of at least 0
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
  const drawer = new RowDrawer(space, sharesOf(request, space), seed);
  const rows: Combination[] = [];
  while (rows.length < count) {
    const row = drawer.next();
    if (!row) return { rows, searchCapped: drawer.isSearchCapped || drawer.isCoverageCapped };
    rows.push(toCombination(row));
  }
  return { rows, searchCapped: drawer.isCoverageCapped };
}

function sharesOf(request: SampleRequest, { categories }: SampleSpace): Share[] {
  if (request.kind === 'written' || categories.length === 0) {
    return [{ arity: categories.length, weight: 1 }];
  }
  const single = request.singleAttributePercentage;
  return [
    { arity: 1, weight: single },
    { arity: 2, weight: 100 - single },
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
