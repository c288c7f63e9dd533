import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileRules, isBlocked } from '../rules/blacklist-rules.js';
import type { BrandData } from '../combinations/brand-data.js';
import { BrandIndex } from '../combinations/brand-index.js';
import type { Combination } from '../combinations/combination.js';
import { sampleCombinations } from './sample-combinations.js';
import { sketchBrand, type RuleSketch } from './sample-fixtures.js';
import { ShareMeter } from './share-meter.js';

const SEVENTY = { kind: 'brand', singleAttributePercentage: 70 } as const;

function worst(meter: ShareMeter): number {
  return Math.max(...meter.distances().values());
}

function squares(meter: ShareMeter): number {
  return [...meter.distances().values()].reduce((sum, points) => sum + points * points, 0);
}

function meterOf(brand: BrandData, rows: readonly Combination[]): ShareMeter {
  const meter = new ShareMeter(brand);
  for (const row of rows) meter.add(row);
  return meter;
}

const keyOf = ({ productCategory, attributes }: Combination): string =>
  [productCategory!.id, ...attributes.map(({ id }) => id).sort()].join('|');

/** All rows of one or two attributes that no rule forbids. */
function feasibleRows(brand: BrandData): Combination[] {
  const index = new BrandIndex(brand);
  const rules = compileRules(brand.rules);
  const others = index.otherAttributes();
  const products = brand.attributes.filter((row) => row.attributeCategoryId === 'Range').map(({ id }) => id);
  const sets = others.flatMap((a, place) => [
    [a],
    ...others
      .slice(place + 1)
      .filter((b) => b.categoryId !== a.categoryId)
      .map((b) => [a, b]),
  ]);
  return index
    .productCategories('ids', products)
    .flatMap((productCategory) =>
      sets.map((attributes): Combination => ({ productCategory, attributes, competitor: null })),
    )
    .filter((row) => !isBlocked(rules, row));
}

/** A chance that is the same in each run. */
function dice(seed: number): (faces: number) => number {
  let state = seed;
  return (faces) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * faces);
  };
}

/**
 * How close to the weights any other choice of as many rows of each kind has been found to come: rows are exchanged
 * for ones that were not drawn, as long as that helps.
 */
function closestByExchange(brand: BrandData, rows: readonly Combination[], seed: number): number {
  const roll = dice(seed);
  const used = new Set(rows.map(keyOf));
  const all = feasibleRows(brand);
  const inside = all.filter((row) => used.has(keyOf(row)));
  const outside = all.filter((row) => !used.has(keyOf(row)));
  const meter = meterOf(brand, inside);
  let least = squares(meter);
  let closest = worst(meter);
  for (let attempt = 0; attempt < 15_000 && outside.length > 0; attempt++) {
    const i = roll(inside.length);
    const o = roll(outside.length);
    const [out, into] = [inside[i]!, outside[o]!];
    if (out.attributes.length !== into.attributes.length) continue;
    meter.add(out, -1);
    meter.add(into);
    if (squares(meter) > least) {
      meter.add(out);
      meter.add(into, -1);
      continue;
    }
    least = squares(meter);
    closest = Math.min(closest, worst(meter));
    [inside[i], outside[o]] = [into, out];
  }
  return closest;
}

/** A brand with weights by chance, and a few rules. */
function someBrand(products: number, sizes: readonly number[], seed: number): BrandData {
  const roll = dice(seed);
  const names = (name: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i}`, 1 + roll(3)]));
  const attribute = (): string => {
    const category = roll(sizes.length);
    return `C${category}:v${category}.${roll(sizes[category]!)}`;
  };
  return sketchBrand(
    [
      ['ProductCategory', 'Range', 1, names('p', products)],
      ...sizes.map((size, i) => ['ProductAttribute', `C${i}`, 1 + roll(3), names(`v${i}.`, size)] as const),
    ],
    Array.from({ length: roll(4) }, (): RuleSketch => [attribute(), attribute()]),
  );
}

describe('the shares of a file', () => {
  it('are off by at most 2 points in 250 rows of 4 product categories and 13 attributes', () => {
    const brand = sketchBrand([
      ['ProductCategory', 'Range', 1, { running: 3, trail: 3, road: 2, track: 3 }],
      ['CustomerAttribute', 'Audience', 3, { beginners: 1, marathoners: 1, teens: 1, seniors: 1 }],
      ['ProductAttribute', 'Sole', 2, { cork: 1, rubber: 1, foam: 1 }],
      ['ProductAttribute', 'Color', 2, { red: 1, blue: 1, black: 1 }],
      ['ProductAttribute', 'Price', 2, { low: 1, middle: 1, high: 1 }],
    ]);
    for (let seed = 0; seed < 10; seed++) {
      const { rows } = sampleCombinations(brand, SEVENTY, seed, 250);
      expect(rows).toHaveLength(250);
      expect(worst(meterOf(brand, rows))).toBeLessThanOrEqual(2);
    }
  });

  it.each([
    [4, [5, 4, 4]],
    [4, [7, 6]],
    [4, [3, 3, 4, 3]],
    [4, [10, 3]],
    [3, [6, 5, 2]],
    [4, [2, 5, 6]],
    [6, [4, 4, 5]],
    [12, [8, 9]],
  ])('come as close to the weights as any rows that exist: %d × %j', (products, sizes) => {
    for (let seed = 1; seed <= 4; seed++) {
      const brand = someBrand(products, sizes, seed);
      const { rows } = sampleCombinations(brand, SEVENTY, seed, 250);
      expect(worst(meterOf(brand, rows)) - closestByExchange(brand, rows, seed)).toBeLessThanOrEqual(2);
    }
  });

  it('follow the weights within 2 points where there is plenty to choose from', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.constantFrom(0, 30, 70), (seed, singleAttributePercentage) => {
        const names = (name: string, length: number) =>
          Object.fromEntries(Array.from({ length }, (_, i) => [`${name}${i}`, 1 + (i % 3)]));
        const brand = sketchBrand([
          ['ProductCategory', 'Range', 1, names('p', 6)],
          ['ProductCategory', 'Services', 1, { repair: 2, fitting: 3 }],
          ...([3, 2, 2, 1] as const).map(
            (weight, i) => ['ProductAttribute', `C${i}`, weight, names(`v${i}.`, 15)] as const,
          ),
        ]);
        const { rows } = sampleCombinations(brand, { kind: 'brand', singleAttributePercentage }, seed, 250);
        expect(worst(meterOf(brand, rows))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 20 },
    );
  });

  it('of a written sample follow the weights too', () => {
    const brand = someBrand(5, [6, 6, 6], 3);
    const request = {
      kind: 'written',
      productCategoryAttributeIds: [0, 1, 2, 3, 4].map((i) => `Range:p${i}`),
      selectedCategoryIds: ['C0', 'C1', 'C2'],
    } as const;
    const distances = meterOf(brand, sampleCombinations(brand, request, 1, 200).rows).distances();
    // One of each category in each row: their shares are what they are.
    for (const id of request.selectedCategoryIds) distances.delete(id);
    expect(Math.max(...distances.values())).toBeLessThanOrEqual(2);
  });
});

describe('among equal choices', () => {
  const EQUAL = sketchBrand([
    ['ProductCategory', 'Range', 1, { a: 1, b: 1, c: 1, d: 1 }],
    ...['X', 'Y', 'Z'].map((name) => ['ProductAttribute', name, 1, { 1: 1, 2: 1, 3: 1, 4: 1 }] as const),
  ]);

  it('what makes new pairs comes first: pairs of attributes are all covered in little more rows than they need', () => {
    // 48 pairs of attributes, each row covers one.
    const { rows } = sampleCombinations(EQUAL, { kind: 'brand', singleAttributePercentage: 0 }, 7, 60);
    const pairs = new Set(rows.map(({ attributes }) => attributes.map(({ id }) => id).join()));
    expect(pairs.size).toBeGreaterThanOrEqual(44);
  });

  it('the seed decides', () => {
    const firsts = new Set(
      Array.from({ length: 40 }, (_, seed) => keyOf(sampleCombinations(EQUAL, SEVENTY, seed, 1).rows[0]!)),
    );
    expect(firsts.size).toBeGreaterThan(20);
  });
});
