import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleCombinations } from './sample-combinations.js';
import { sketchBrand } from './sample-fixtures.js';
import { meterOf, rowKey, SEVENTY, someBrand, worst } from './share-fixtures.js';

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
      Array.from({ length: 40 }, (_, seed) => rowKey(sampleCombinations(EQUAL, SEVENTY, seed, 1).rows[0]!)),
    );
    expect(firsts.size).toBeGreaterThan(20);
  });
});
