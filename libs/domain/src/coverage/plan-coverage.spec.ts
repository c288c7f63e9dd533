import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileRules, isBlocked, isForbiddenPair } from '../rules/blacklist-rules.js';
import type { BrandData } from '../combinations/brand-data.js';
import type { Combination } from '../combinations/combination.js';
import { forbidding, shapedBrand } from './coverage-fixtures.js';
import type { CoverageRequest } from './coverage-request.js';
import { CoverageTooLargeError, planCoverage } from './plan-coverage.js';

const ALL = 100_000;

const membersOf = ({ productCategory, attributes }: Combination) => [productCategory!, ...attributes];

const pairName = (one: string, other: string) => [one, other].sort().join(' ');

/** The pairs that the combinations hold, by name. */
function pairsOf(combinations: readonly Combination[]): Set<string> {
  const pairs = new Set<string>();
  for (const members of combinations.map(membersOf))
    members.forEach((one, i) =>
      members.slice(0, i).forEach((other) => pairs.add(pairName(one.id, other.id))),
    );
  return pairs;
}

/** Every combination of the width that no rule forbids: the brute force. */
function allCombinations(brand: BrandData, width: number): Combination[] {
  const rules = compileRules(brand.rules);
  const refs = brand.attributes.map(({ id, attributeCategoryId, displayName }) => ({
    id,
    name: displayName,
    categoryId: attributeCategoryId,
    categoryName: attributeCategoryId,
  }));
  const products = refs.filter(({ categoryId }) => categoryId === 'products');
  let sets: Combination[] = products.map((productCategory) => ({
    productCategory,
    attributes: [],
    competitor: null,
  }));
  for (const { id } of brand.categories.slice(1)) {
    const own = refs.filter(({ categoryId }) => categoryId === id);
    sets = sets.flatMap((set) => [
      set,
      ...(set.attributes.length < width
        ? own.map((attribute) => ({ ...set, attributes: [...set.attributes, attribute] }))
        : []),
    ]);
  }
  return sets.filter((set) => !isBlocked(rules, set));
}

/** The pairs that a set of this strength and width can cover, by the brute force. */
function coverablePairs(
  brand: BrandData,
  { strength, attributePairsOnly, maxAttributes }: CoverageRequest,
): Set<string> {
  const hasProduct = (pair: string) => pair.split(' ').some((id) => id.startsWith('p'));
  return new Set(
    [...pairsOf(allCombinations(brand, maxAttributes))].filter((pair) =>
      hasProduct(pair) ? !attributePairsOnly : strength === 2,
    ),
  );
}

/** The size of the smallest set that covers these pairs, by trying all. */
function smallestCover(brand: BrandData, width: number, pairs: ReadonlySet<string>): number {
  const choices = allCombinations(brand, width).map((set) =>
    [...pairsOf([set])].filter((pair) => pairs.has(pair)),
  );
  const search = (open: readonly string[], allowed: number): boolean =>
    open.length === 0 ||
    (allowed > 0 &&
      choices
        .filter((choice) => choice.includes(open[0]!))
        .some((choice) =>
          search(
            open.filter((pair) => !choice.includes(pair)),
            allowed - 1,
          ),
        ));
  let size = 0;
  while (!search([...pairs], size)) size++;
  return size;
}

const request = (strength: 1 | 2, maxAttributes: number): CoverageRequest => ({ strength, maxAttributes });

const brands = (most: number) =>
  fc
    .record({
      products: fc.integer({ min: 1, max: most }),
      categories: fc.array(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 3 }),
      part: fc.constantFrom(0, 0.1, 0.4),
      seed: fc.nat(1_000),
    })
    .map(({ products, categories, part, seed }) =>
      shapedBrand({ products, categories, forbids: forbidding(part, seed) }),
    );

const requests = fc.record({
  strength: fc.constantFrom<1 | 2>(1, 2),
  attributePairsOnly: fc.boolean(),
  maxAttributes: fc.integer({ min: 1, max: 4 }),
});

describe('A coverage plan', () => {
  it('covers every pair that can be covered, with nothing blocked, nothing twice and nothing too wide', () => {
    fc.assert(
      fc.property(brands(5), requests, fc.nat(), (brand, asked, seed) => {
        const plan = planCoverage(brand, asked, [], seed, ALL);
        const coverable = coverablePairs(brand, asked);
        const covered = pairsOf(plan.combinations);
        expect([...coverable].filter((pair) => !covered.has(pair))).toEqual([]);
        expect(plan.coverable).toBe(coverable.size);
        const rules = compileRules(brand.rules);
        for (const combination of plan.combinations) {
          expect(isBlocked(rules, combination)).toBe(false);
          expect(combination.attributes.length).toBeLessThanOrEqual(asked.maxAttributes);
          const categories = combination.attributes.map(({ categoryId }) => categoryId);
          expect(new Set(categories).size).toBe(categories.length);
        }
        const names = plan.combinations.map((one) =>
          membersOf(one)
            .map(({ id }) => id)
            .join(' '),
        );
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 60 },
    );
  });

  it('counts every allowed pair, also those that no product category allows together', () => {
    const brand = shapedBrand({
      products: 1,
      categories: [1, 1],
      forbids: (one, other) => one === 'p0' && other === 'c1.0',
    });
    const { pairs, coverable } = planCoverage(brand, request(2, 2), [], 1, ALL);
    expect({ pairs, coverable }).toEqual({ pairs: 2, coverable: 1 });
  });

  it('has no fewer combinations than its lower bound, and the smallest set has no fewer either', () => {
    fc.assert(
      fc.property(brands(2), requests, fc.nat(), (brand, asked, seed) => {
        const plan = planCoverage(brand, asked, [], seed, ALL);
        const smallest = smallestCover(brand, asked.maxAttributes, coverablePairs(brand, asked));
        expect(plan.lowerBound).toBeLessThanOrEqual(smallest);
        expect(plan.combinations.length).toBeGreaterThanOrEqual(smallest);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same seed', () => {
    const brand = shapedBrand({ products: 6, categories: [5, 4, 3], forbids: forbidding(0.2, 3) });
    const plans = [7, 7].map((seed) => planCoverage(brand, request(2, 2), [], seed, ALL));
    expect(plans[0]).toEqual(plans[1]);
  });

  it('is of all product categories and attributes where none are chosen', () => {
    const brand = shapedBrand({ products: 4, categories: [5, 3] });
    const none = { ...request(2, 2), productCategoryIds: [], categoryIds: [] };
    expect(planCoverage(brand, none, [], 1, ALL)).toEqual(planCoverage(brand, request(2, 2), [], 1, ALL));
  });

  it('asks for what is missing only, and for nothing once all is covered', () => {
    const brand = shapedBrand({ products: 4, categories: [5, 3] });
    const all = planCoverage(brand, request(2, 2), [], 1, ALL);
    const half = all.combinations.slice(0, all.combinations.length / 2);
    const idsOf = (combinations: readonly Combination[]) =>
      [...pairsOf(combinations)].map((pair) => pair.split(' ') as [string, string]);
    const rest = planCoverage(brand, request(2, 2), idsOf(half), 1, ALL);
    expect(rest.pairs).toBe(all.pairs - pairsOf(half).size);
    expect(pairsOf([...half, ...rest.combinations])).toEqual(pairsOf(all.combinations));
    const nothing = planCoverage(brand, request(2, 2), idsOf(all.combinations), 1, ALL);
    expect(nothing).toEqual({ combinations: [], pairs: 0, coverable: 0, lowerBound: 0, unsaved: 0 });
  });

  it('counts what generated prompts hold that are not saved, and plans it nevertheless; neither what is covered nor what is not asked for or forbidden', () => {
    const brand = shapedBrand({
      products: 2,
      categories: [2, 1],
      forbids: (one, other) => one === 'p1' && other === 'c0.1',
    });
    const asked = { ...request(1, 1), categoryIds: ['c0'] };
    const unsaved: [string, string][] = [
      ['p0', 'c0.0'],
      ['c0.1', 'p0'],
      ['p0', 'c0.1'],
      ['p1', 'c0.0'],
      ['p1', 'c0.1'],
      ['p0', 'c1.0'],
    ];
    const plan = planCoverage(brand, asked, [['p0', 'c0.0']], 1, ALL, unsaved);
    expect(plan).toMatchObject({ pairs: 2, unsaved: 2 });
    expect(plan.combinations).toHaveLength(2);
  });

  it('of attribute pairs only asks for these, with one product category each that allows them', () => {
    const brand = shapedBrand({
      products: 2,
      categories: [4, 2],
      forbids: (one, other) => one === 'p0' && other.startsWith('c1'),
    });
    const asked = { ...request(2, 2), attributePairsOnly: true };
    const plan = planCoverage(brand, asked, [], 1, ALL);
    expect(plan).toMatchObject({ pairs: 8, coverable: 8, lowerBound: 8 });
    expect(plan.combinations.map(({ productCategory }) => productCategory?.id)).toEqual(Array(8).fill('p1'));
  });

  it('puts heavier attributes first', () => {
    const brand = shapedBrand({ products: 1, categories: [3], weight: (number) => number + 1 });
    const { combinations } = planCoverage(brand, request(1, 1), [], 1, ALL);
    expect(combinations.map(({ attributes }) => attributes[0]!.id)).toEqual(['c0.2', 'c0.1', 'c0.0']);
  });

  it('refuses a set that would be larger than allowed, and says how many it takes at least', () => {
    const brand = shapedBrand({ products: 10, categories: [10] });
    expect(() => planCoverage(brand, request(1, 1), [], 1, 99)).toThrow(new CoverageTooLargeError(100));
  });
});

describe('A pair that a rule forbids', () => {
  it('is in no plan, whichever of the three kinds the rule is of', () => {
    const brand: BrandData = {
      ...shapedBrand({ products: 2, categories: [2, 2, 2] }),
      rules: {
        attributePairs: [{ forbiddenWithId: 'c0.0', targetId: 'p0' }],
        categoryPairs: [{ forbiddenWithCategoryId: 'c0', targetCategoryId: 'c1' }],
        attributeCategoryPairs: [{ forbiddenWithAttributeId: 'p1', targetCategoryId: 'c2' }],
      },
    };
    const rules = compileRules(brand.rules);
    const { combinations } = planCoverage(brand, request(2, 3), [], 1, ALL);
    for (const members of combinations.map(membersOf))
      for (const one of members)
        for (const other of members) expect(isForbiddenPair(rules, one, other)).toBe(false);
    expect(pairsOf(combinations).has('c2.0 p0')).toBe(true);
  });
});
