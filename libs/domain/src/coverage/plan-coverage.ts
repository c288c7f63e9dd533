import { at } from '../known.js';
import type { BrandData } from '../combinations/brand-data.js';
import type { Combination } from '../combinations/combination.js';
import { chance } from '../sampling/chance.js';
import { coveringRows } from './covering-rows.js';
import type { CoverageRequest } from './coverage-request.js';
import { countOpen, coverageSpace, type CoverageSpace, type IdPair } from './coverage-space.js';
import { Needs } from './needs.js';

/** A set of combinations that covers all coverable pairs, with its figures. */
export interface CoveragePlan {
  /** In the order in which to ask: heavier ones first. None is blocked, no two are alike. */
  combinations: Combination[];
  /** The number of allowed pairs to cover. */
  pairs: number;
  /** How many of these prompts of the requested width can hold; the combinations hold them all. */
  coverable: number;
  /** How many of these generated prompts hold that are not saved yet: asking again would pay for them twice. */
  unsaved: number;
  /** The fewest combinations that any set of this width needs to hold all of these. */
  lowerBound: number;
}

/** A covering set would be larger than allowed. */
export class CoverageTooLargeError extends Error {
  override readonly name = 'CoverageTooLargeError';

  constructor(
    /** A lower bound of the number of combinations. */
    readonly atLeast: number,
  ) {
    super(`Covering this takes at least ${atLeast} combinations.`);
  }
}

/** The number of sets made for a small space; the smallest is chosen. */
const SETS = 4;
/** A space with at most this many pairs of elements is small. */
const SMALL = 10_000;

/**
 * Plans the fewest combinations of one product category and at most `maxAttributes` attributes of different categories
 * that hold every pair to cover (see `coveringRows` for the algorithm and its sources).
 *
 * @param covered pairs that saved prompts already hold, for a plan of what is missing
 * @param seed whole number from 0 to 2^31 - 1: the same data, request and seed give the same plan
 * @param most the most combinations that a plan may have
 * @param unsaved pairs that generated prompts hold which are not saved; they are counted, and planned nevertheless
 * @throws UnknownIdError, WrongCategoryError for ids of the request; CoverageTooLargeError
 */
export function planCoverage(
  brand: BrandData,
  request: CoverageRequest,
  covered: Iterable<IdPair>,
  seed: number,
  most: number,
  unsaved: Iterable<IdPair> = [],
): CoveragePlan {
  const space = coverageSpace(brand, request, covered);
  const lowerBound = new Needs(space, request.maxAttributes).rowsNeeded().inAll;
  if (lowerBound > most) throw new CoverageTooLargeError(lowerBound);
  const rows = smallestSet(space, request.maxAttributes, seed, lowerBound);
  if (rows.length > most) throw new CoverageTooLargeError(rows.length);
  const weight = (row: readonly number[]) =>
    row.reduce((sum, element) => sum + at(space.weightOf, element), 0);
  const combinations = rows
    .toSorted((one, other) => weight(other) - weight(one))
    .map((row) => toCombination(space, row));
  const { pairs, coverable } = space;
  return { combinations, pairs, coverable, unsaved: countOpen(brand, space, unsaved), lowerBound };
}

function smallestSet(space: CoverageSpace, width: number, seed: number, lowerBound: number): number[][] {
  const sets = space.elements.length ** 2 <= SMALL ? SETS : 1;
  let smallest: number[][] | null = null;
  for (let set = 0; set < sets && smallest?.length !== lowerBound; set++) {
    let draws = 0;
    const rows = coveringRows(space, width, () => chance(seed, set, draws++) / 2 ** 32);
    if (!smallest || rows.length < smallest.length) smallest = rows;
  }
  return smallest ?? [];
}

/** The attributes in the order of their categories. */
function toCombination(space: CoverageSpace, row: readonly number[]): Combination {
  const members = row.toSorted((a, b) => a - b).map((element) => at(space.elements, element));
  const [productCategory = null, ...attributes] = members;
  return { productCategory, attributes, competitor: null };
}
