import { describe, expect, it } from '@jest/globals';
import type { BrandData } from '../combinations/brand-data.js';
import { combinationFields } from '../files/pipe-format.js';
import { UnknownIdError, WrongCategoryError } from '../combinations/selection-errors.js';
import { sampleCombinations } from './sample-combinations.js';
import { numbered, sketchBrand } from './sample-fixtures.js';
import type { SampleRequest } from './sample-request.js';
import { planDirectPrompts, planSampledPrompts } from './sampled-prompts.js';

const SEVENTY: SampleRequest = { kind: 'brand', singleAttributePercentage: 70 };
const percentage = (singleAttributePercentage: number): SampleRequest => ({
  kind: 'brand',
  singleAttributePercentage,
});

/** `product|attribute categories|attributes` of each row, in order. */
function readings(brand: BrandData, request: SampleRequest, count: number, seed = 1): string[] {
  return sampleCombinations(brand, request, seed, count).rows.map((row) => {
    const { productCategory, attributeCategory, attribute } = combinationFields(row);
    return [productCategory, attributeCategory, attribute].join('|');
  });
}

const SHOP = sketchBrand([
  ['ProductCategory', 'Range', 1, { shoes: 3, boots: 1 }],
  ['CustomerAttribute', 'Audience', 3, numbered('audience', 8)],
  ['ProductAttribute', 'Color', 1, { red: 3, blue: 1 }],
  ['ProductAttribute', 'Size', 1, numbered('size', 6)],
]);

describe('a sample of the whole brand', () => {
  it('keeps the split into one and two attributes at every length', () => {
    const { rows } = sampleCombinations(SHOP, SEVENTY, 3, 40);
    let single = 0;
    rows.forEach(({ attributes }, i) => {
      if (attributes.length === 1) single++;
      if (single < 32) expect(Math.abs(single - 0.7 * (i + 1))).toBeLessThan(1);
    });
  });

  it('fills up with the other kind when one has run out', () => {
    const all = readings(SHOP, SEVENTY, 1000);
    expect(all).toHaveLength(2 * (16 + 8 * 2 + 8 * 6 + 2 * 6));
    expect(new Set(readings(SHOP, percentage(100), 32)).size).toBe(32);
    expect(readings(SHOP, percentage(100), 32).every((row) => !row.includes(':'))).toBe(true);
    expect(readings(SHOP, percentage(100), 33)[32]).toContain(':');
    expect(readings(SHOP, percentage(0), 152).every((row) => row.includes(':'))).toBe(true);
    expect(new Set(readings(SHOP, percentage(0), 1000))).toEqual(new Set(all));
  });

  it('shows an attribute that only single rows can hold soon after singles begin to fill up for pairs', () => {
    const brand = sketchBrand(
      [
        ['ProductCategory', 'Range', 1, numbered('product', 30)],
        ['CustomerAttribute', 'A', 3, { a: 1 }],
        ['ProductAttribute', 'B', 1, numbered('b', 20)],
      ],
      Array.from({ length: 19 }, (_, i) => ['A:a', `B:b ${i + 2}`] as const),
    );
    const rows = readings(brand, percentage(0), 30 + 2 * 19);
    expect(rows.slice(0, 30).every((row) => row.endsWith('a, b 1'))).toBe(true);
    expect(new Set(rows.slice(30).filter((row) => row.includes('|B|'))).size).toBeGreaterThanOrEqual(19);
    for (let i = 2; i <= 20; i++) expect(rows.some((row) => row.endsWith(`|b ${i}`))).toBe(true);
  });

  it('shares the rows among product categories by weight', () => {
    const rows = readings(SHOP, percentage(50), 24);
    expect(rows.filter((row) => row.startsWith('shoes|')).length).toBeGreaterThanOrEqual(16);
  });

  it('gives one row for each product category when there are no other attributes', () => {
    const bare = sketchBrand([
      ['ProductCategory', 'Range', 1, { shoes: 1, boots: 1 }],
      ['CustomerAttribute', 'Audience', 1, {}],
    ]);
    expect(readings(bare, SEVENTY, 10).sort()).toEqual(['boots||', 'shoes||']);
  });

  it('gives nothing without a product category', () => {
    const none = sketchBrand([['CustomerAttribute', 'Audience', 1, { young: 1 }]]);
    expect(sampleCombinations(none, SEVENTY, 1, 10)).toEqual({ rows: [], searchCapped: false });
  });

  it('counts names that read alike as one, with the rules of each', () => {
    const sameNames = sketchBrand(
      [
        ['ProductCategory', 'Range', 1, { Shoes: 1, ' shoes ': 1, Boots: 1 }],
        ['ProductAttribute', 'Color', 1, { Red: 1, RED: 1, blue: 1 }],
      ],
      [['Range: shoes ', 'Color:RED']],
    );
    expect(readings(sameNames, SEVENTY, 10).sort()).toEqual([
      ' shoes |Color|blue',
      'Boots|Color|RED',
      'Boots|Color|blue',
    ]);
  });

  it('combines categories of the same name, but never gives a row twice', () => {
    const brand = sketchBrand([
      ['ProductCategory', 'Range', 1, { shoes: 1 }],
      ['CustomerAttribute', 'Style', 1, { a: 1, b: 1 }],
      ['ProductAttribute', 'style', 1, { a: 1, c: 1 }],
    ]);
    const rows = readings(brand, SEVENTY, 50);
    expect(rows.filter((row) => !row.includes(':'))).toHaveLength(3);
    expect(rows.filter((row) => row.includes(':'))).toHaveLength(4);
  });
});

describe('a written sample', () => {
  const written = (productCategoryAttributeIds: string[], selectedCategoryIds: string[]): SampleRequest => ({
    kind: 'written',
    productCategoryAttributeIds,
    selectedCategoryIds,
  });

  it('takes one attribute of each chosen category', () => {
    const rows = readings(SHOP, written(['Range:boots'], ['Size', 'Color']), 100);
    expect(rows).toHaveLength(12);
    expect(rows.every((row) => /^boots\|Color:\w+\|Size:size \d\|/.test(row))).toBe(true);
    expect(readings(SHOP, written(['Range:boots'], ['Color']), 100).sort()).toEqual([
      'boots|Color|blue',
      'boots|Color|red',
    ]);
  });

  it('does not depend on the order or repetition of the ids', () => {
    const ordered = readings(SHOP, written(['Range:boots', 'Range:shoes'], ['Color', 'Size']), 20);
    expect(readings(SHOP, written(['Range:shoes', 'Range:boots'], ['Size', 'Color', 'Size']), 20)).toEqual(
      ordered,
    );
  });

  it('passes over chosen categories without attributes', () => {
    const brand = {
      ...SHOP,
      attributes: SHOP.attributes.filter((row) => row.attributeCategoryId !== 'Size'),
    };
    expect(readings(brand, written(['Range:boots'], ['Size', 'Color']), 100)).toHaveLength(2);
    expect(readings(brand, written(['Range:boots'], []), 100)).toEqual(['boots||']);
  });

  it('refuses ids that the brand does not have, or of another kind', () => {
    expect(() => sampleCombinations(SHOP, written(['nothing'], []), 1, 1)).toThrow(UnknownIdError);
    expect(() => sampleCombinations(SHOP, written(['Color:red'], []), 1, 1)).toThrow(WrongCategoryError);
    expect(() => sampleCombinations(SHOP, written(['Range:boots'], ['Range']), 1, 1)).toThrow(
      WrongCategoryError,
    );
    expect(() => sampleCombinations(SHOP, written(['Range:boots'], ['nothing']), 1, 1)).toThrow(
      UnknownIdError,
    );
  });
});

describe('numbers out of bounds', () => {
  it.each([
    [-1, 1, 70],
    [2 ** 31, 1, 70],
    [0.5, 1, 70],
    [1, -1, 70],
    [1, 1.5, 70],
    [1, 1, 101],
    [1, 1, NaN],
  ])('are refused: seed %d, count %d, percentage %d', (seed, count, share) => {
    expect(() => sampleCombinations(SHOP, percentage(share), seed, count)).toThrow(RangeError);
  });

  it('are not: the largest seed, and no row at all', () => {
    expect(sampleCombinations(SHOP, SEVENTY, 2 ** 31 - 1, 0).rows).toEqual([]);
  });
});

describe('planned prompts', () => {
  it('take the template that fits the number of attributes', () => {
    const row = sampleCombinations(SHOP, percentage(0), 1, 1).rows[0]!;
    const rows = [0, 1, 2].map((size) => ({ ...row, attributes: row.attributes.slice(0, size) }));
    const plans = planSampledPrompts(rows);
    expect(plans.map(({ templateType }) => templateType)).toEqual([
      'product_category_best',
      'bulk_v2',
      'manual_v2_with_product',
    ]);
    expect(plans.map(({ combination }) => combination)).toEqual(rows);
    expect(planDirectPrompts(rows).every(({ templateType }) => templateType === null)).toBe(true);
  });
});
