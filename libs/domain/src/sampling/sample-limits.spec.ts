import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sampleCombinations } from './sample-combinations.js';
import { grid, PRODUCT, sketchBrand, type RuleSketch, writtenOver } from './sample-fixtures.js';

/** Rules that keep attributes of the same number out of different categories: a row needs all numbers different. */
function allDifferent(size: number, values: number): RuleSketch[] {
  const rules: RuleSketch[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < a; b++)
      for (let v = 1; v <= values; v++) rules.push([`C${a}:v ${v}`, `C${b}:v ${v}`]);
  }
  return rules;
}

describe('rules that leave almost nothing', () => {
  it('are followed to the few rows there are', () => {
    // In neighbouring categories only the same number is allowed: 8 rows of 8^12.
    const rules: RuleSketch[] = [];
    for (let c = 1; c < 12; c++) {
      for (let v = 1; v <= 8; v++) {
        for (let w = 1; w <= 8; w++) if (v !== w) rules.push([`C${c - 1}:v ${v}`, `C${c}:v ${w}`]);
      }
    }
    const brand = sketchBrand([PRODUCT, ...grid(12, 8)], rules);
    const { rows, searchCapped } = sampleCombinations(brand, writtenOver(12), 9, 100);
    expect([rows.length, searchCapped]).toEqual([8, false]);
  });

  it('find all 5! rows that need five different numbers', () => {
    const brand = sketchBrand([PRODUCT, ...grid(5, 5)], allDifferent(5, 5));
    const { rows, searchCapped } = sampleCombinations(brand, writtenOver(5), 9, 1000);
    expect([rows.length, searchCapped]).toEqual([120, false]);
  });

  it('are given up at the limit, which is told, and bounds the time', () => {
    // Twelve categories, eleven numbers: no row, but no pair of rules shows it (the pigeonhole principle).
    const brand = sketchBrand([PRODUCT, ...grid(12, 11)], allDifferent(12, 11));
    const start = performance.now();
    expect(sampleCombinations(brand, writtenOver(12), 9, 10)).toEqual({ rows: [], searchCapped: true });
    // It takes about a second; the bound only catches a search without one.
    expect(performance.now() - start).toBeLessThan(30_000);
  });

  it('in one product category do not keep the others from their rows', () => {
    // Boots may not have the number 9, which leaves eight numbers for nine categories.
    const withoutNine = Array.from({ length: 9 }, (_, c): RuleSketch => ['Range:boots', `C${c}:v 9`]);
    const brand = sketchBrand(
      [['ProductCategory', 'Range', 1, { boots: 3, shoes: 1 }], ...grid(9, 9)],
      [...allDifferent(9, 9), ...withoutNine],
    );
    const request = { ...writtenOver(9), productCategoryAttributeIds: ['Range:boots', 'Range:shoes'] };
    const { rows, searchCapped } = sampleCombinations(brand, request, 1, 300);
    expect([rows.length, searchCapped]).toEqual([300, false]);
    expect(rows.every(({ productCategory }) => productCategory!.name === 'shoes')).toBe(true);
  });
});

describe('many categories', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('are put in the order of their costs a few times for a row, and not for each of them', () => {
    const sort = jest.spyOn(Float64Array.prototype, 'sort');
    const brand = sketchBrand([PRODUCT, ...grid(100, 3)], []);
    const { rows } = sampleCombinations(brand, { kind: 'brand', singleAttributePercentage: 0 }, 9, 50);
    expect(rows.length).toBe(50);
    expect(sort.mock.calls.length).toBeLessThan(10 * rows.length);
  });
});
