import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileRules, isBlocked, isForbiddenPair } from '../rules/blacklist-rules.js';
import type { AttributeRow, BrandData } from '../combinations/brand-data.js';
import type { Combination } from '../combinations/combination.js';
import { CATEGORY_TYPES } from '../vocabulary.js';
import { sampleCombinations } from './sample-combinations.js';
import type { SampleRequest } from './sample-request.js';

const weight = fc.integer({ min: 1, max: 3 });
/** Few names, some of which read alike: they have to meet. */
const someName = fc.constantFrom('a', 'A', ' a', 'b', 'c', 'd', 'e');
const index = fc.nat(60);

/** Brands of at most 5 categories of at most 5 attributes, with up to 8 rules of each kind. */
const brands = fc
  .record({
    categories: fc.array(
      fc.record({
        catType: fc.constantFrom(...CATEGORY_TYPES),
        displayName: fc.constantFrom('Size', 'size', 'Color', 'Age', 'Use'),
        weight,
        attributes: fc.array(fc.record({ displayName: someName, weight }), { maxLength: 5 }),
      }),
      { maxLength: 5 },
    ),
    attributePairs: fc.array(fc.tuple(index, index), { maxLength: 8 }),
    categoryPairs: fc.array(fc.tuple(index, index), { maxLength: 2 }),
    mixedPairs: fc.array(fc.tuple(index, index), { maxLength: 3 }),
  })
  .map(({ categories, attributePairs, categoryPairs, mixedPairs }): BrandData => {
    const product = { catType: 'ProductCategory' as const, displayName: 'Range', weight: 1 };
    const all = [{ ...product, attributes: [{ displayName: 'shoes', weight: 2 }] }, ...categories];
    const attributes = all.flatMap((category, c) =>
      category.attributes.map((row, a) => ({ ...row, id: `c${c}a${a}`, attributeCategoryId: `c${c}` })),
    );
    const attributeId = (i: number): string => attributes[i % attributes.length]!.id;
    const categoryId = (i: number): string => `c${i % all.length}`;
    return {
      id: 'brand',
      name: 'Acme',
      categories: all.map(({ catType, displayName, weight: w }, c) => ({
        id: `c${c}`,
        catType,
        displayName,
        weight: w,
      })),
      attributes,
      competitors: [],
      pairings: [],
      rules: {
        attributePairs: attributePairs.map(([a, b]) => ({
          forbiddenWithId: attributeId(a),
          targetId: attributeId(b),
        })),
        categoryPairs: categoryPairs
          .filter(([a, b]) => a % all.length !== b % all.length)
          .map(([a, b]) => ({ forbiddenWithCategoryId: categoryId(a), targetCategoryId: categoryId(b) })),
        attributeCategoryPairs: mixedPairs.map(([a, c]) => ({
          forbiddenWithAttributeId: attributeId(a),
          targetCategoryId: categoryId(c),
        })),
      },
    };
  });

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const percentages = fc.constantFrom(0, 10, 50, 70, 100);
const plain = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** How a row reads: its product category, and its attributes in any order. */
function readingOf(productName: string, attributes: readonly { category: string; name: string }[]): string {
  return [
    plain(productName),
    ...attributes.map((ref) => `${plain(ref.category)}:${plain(ref.name)}`).sort(),
  ].join('|');
}

const rowReading = ({ productCategory, attributes }: Combination): string =>
  readingOf(
    productCategory!.name,
    attributes.map((ref) => ({ category: ref.categoryName, name: ref.name })),
  );

/** Readings of all rows that no rule forbids, by number of attributes, found by trying every one of them. */
function feasible(
  brand: BrandData,
  arities: readonly number[],
  chosen: readonly string[] | null,
): Set<string> {
  const rules = compileRules(brand.rules);
  const categoryOf = new Map(brand.categories.map((row) => [row.id, row]));
  const nameOf = (row: AttributeRow): string => categoryOf.get(row.attributeCategoryId)!.displayName;
  const isProduct = (row: AttributeRow): boolean =>
    categoryOf.get(row.attributeCategoryId)!.catType === 'ProductCategory';
  const sameNamed = (row: AttributeRow): AttributeRow[] =>
    brand.attributes.filter(
      (other) =>
        plain(other.displayName) === plain(row.displayName) &&
        (isProduct(row) ? isProduct(other) : other.attributeCategoryId === row.attributeCategoryId),
    );
  const forbids = (a: AttributeRow, b: AttributeRow): boolean =>
    sameNamed(a).some((x) =>
      sameNamed(b).some((y) =>
        isForbiddenPair(
          rules,
          { id: x.id, categoryId: x.attributeCategoryId },
          { id: y.id, categoryId: y.attributeCategoryId },
        ),
      ),
    );
  const others = brand.attributes.filter(
    (row) => !isProduct(row) && (chosen?.includes(row.attributeCategoryId) ?? true),
  );
  const found = new Set<string>();
  const grow = (product: AttributeRow, row: AttributeRow[], from: number): void => {
    if (arities.includes(row.length)) {
      const parts = row.map((one) => ({ category: nameOf(one), name: one.displayName }));
      found.add(readingOf(product.displayName, parts));
    }
    for (let i = from; i < others.length; i++) {
      const next = others[i]!;
      if (row.some((one) => one.attributeCategoryId === next.attributeCategoryId)) continue;
      if ([product, ...row].some((one) => forbids(one, next))) continue;
      grow(product, [...row, next], i + 1);
    }
  };
  for (const product of brand.attributes.filter(isProduct)) grow(product, [], 0);
  return found;
}

/** Any request for a brand, with the rows that are possible. */
const cases = fc
  .tuple(brands, percentages, fc.boolean(), fc.subarray([0, 1, 2, 3, 4, 5]))
  .map(([brand, singleAttributePercentage, isWhole, places]) => {
    const filled = (type: boolean): string[] =>
      brand.categories
        .filter(({ catType }) => (catType === 'ProductCategory') === type)
        .map(({ id }) => id)
        .filter((id) => brand.attributes.some((row) => row.attributeCategoryId === id));
    if (isWhole) {
      const arities = filled(false).length > 0 ? [1, 2] : [0];
      const request: SampleRequest = { kind: 'brand', singleAttributePercentage };
      return { brand, request, possible: feasible(brand, arities, null) };
    }
    const selectedCategoryIds = places.map((i) => `c${i}`).filter((id) => filled(false).includes(id));
    const request: SampleRequest = {
      kind: 'written',
      selectedCategoryIds,
      productCategoryAttributeIds: brand.attributes
        .filter((row) => filled(true).includes(row.attributeCategoryId))
        .map(({ id }) => id),
    };
    return { brand, request, possible: feasible(brand, [selectedCategoryIds.length], selectedCategoryIds) };
  });

const counts = fc.constantFrom(1, 2, 5, 20, 100, 2000);

/** The same brand with other ids, and every list in another order. */
function disguised(brand: BrandData, order: (i: number) => number): BrandData {
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item, i) => ({ item, key: order(i) }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  const id = (old: string): string => `${order(old.length * 31 + (old.codePointAt(3) ?? 0))}-${old}`;
  return {
    ...brand,
    categories: shuffle(brand.categories.map((row) => ({ ...row, id: id(row.id) }))),
    attributes: shuffle(
      brand.attributes.map((row) => ({
        ...row,
        id: id(row.id),
        attributeCategoryId: id(row.attributeCategoryId),
      })),
    ),
    rules: {
      attributePairs: shuffle(
        brand.rules.attributePairs.map((pair) => ({
          forbiddenWithId: id(pair.targetId),
          targetId: id(pair.forbiddenWithId),
        })),
      ),
      categoryPairs: shuffle(
        brand.rules.categoryPairs.map((pair) => ({
          forbiddenWithCategoryId: id(pair.targetCategoryId),
          targetCategoryId: id(pair.forbiddenWithCategoryId),
        })),
      ),
      attributeCategoryPairs: shuffle(
        brand.rules.attributeCategoryPairs.map((pair) => ({
          forbiddenWithAttributeId: id(pair.forbiddenWithAttributeId),
          targetCategoryId: id(pair.targetCategoryId),
        })),
      ),
    },
  };
}

describe('every sample', () => {
  it('has exactly min(count, feasible) rows, none twice and none blocked', () => {
    fc.assert(
      fc.property(cases, seeds, counts, ({ brand, request, possible }, seed, count) => {
        const { rows, searchCapped } = sampleCombinations(brand, request, seed, count);
        const rules = compileRules(brand.rules);
        const drawn = rows.map(rowReading);
        expect(searchCapped).toBe(false);
        expect(drawn.filter((reading) => !possible.has(reading))).toEqual([]);
        expect(rows.filter((row) => isBlocked(rules, row))).toEqual([]);
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.length).toBe(Math.min(count, possible.size));
      }),
      { numRuns: 400 },
    );
  });

  it('is the beginning of every longer one', () => {
    fc.assert(
      fc.property(cases, seeds, fc.nat(60), fc.nat(60), ({ brand, request }, seed, count, more) => {
        const long = sampleCombinations(brand, request, seed, count + more).rows;
        expect(sampleCombinations(brand, request, seed, count).rows).toEqual(long.slice(0, count));
      }),
    );
  });

  it('reads the same whatever the ids and the order of the data', () => {
    fc.assert(
      fc.property(cases, seeds, fc.integer(), ({ brand, request }, seed, salt) => {
        // Two categories that cannot be told apart can only be told apart by their ids.
        const names = brand.categories.map((row) => `${plain(row.displayName)} ${row.catType}`);
        fc.pre(request.kind === 'brand' && new Set(names).size === names.length);
        const other = disguised(brand, (i) => Math.imul(i + salt, 2654435761) >>> 7);
        const read = (data: BrandData) =>
          sampleCombinations(data, request, seed, 200).rows.map((row) => [
            row.productCategory!.name,
            ...row.attributes.map((ref) => `${ref.categoryName}:${ref.name}`),
          ]);
        expect(read(other)).toEqual(read(brand));
      }),
    );
  });

  it('shows all that can appear within the first 2 × (number of those) rows', () => {
    fc.assert(
      fc.property(cases, seeds, ({ brand, request, possible }, seed) => {
        fc.pre(request.kind === 'written' || request.singleAttributePercentage % 100 !== 0);
        const parts = [...possible].map((reading) => reading.split('|'));
        const products = new Set(parts.map(([product]) => product!));
        const attributes = new Set(parts.flatMap(([, ...rest]) => rest));
        const shown = (count: number): string[] =>
          sampleCombinations(brand, request, seed, count).rows.flatMap((row) => rowReading(row).split('|'));
        expect([...attributes].filter((one) => !shown(2 * attributes.size).includes(one))).toEqual([]);
        const all = 2 * (attributes.size + products.size);
        expect([...products].filter((one) => !shown(all).includes(one))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
