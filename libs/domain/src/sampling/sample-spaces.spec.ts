import { describe, expect, it } from '@jest/globals';
import { compileRules, isBlocked } from '../rules/blacklist-rules.js';
import { sampleCombinations } from './sample-combinations.js';
import { grid, PRODUCT, sketchBrand, type RuleSketch, writtenOver } from './sample-fixtures.js';

describe('very large spaces', () => {
  it('of 10^40 combinations give 2,000 different rows, none blocked', () => {
    const rules: RuleSketch[] = Array.from({ length: 600 }, (_, i) => [
      `C${i % 20}:v ${(i % 97) + 1}`,
      `C${(i + 1 + (i % 7)) % 20}:v ${((i * 31) % 100) + 1}`,
    ]);
    const brand = sketchBrand([PRODUCT, ...grid(20, 100)], rules);
    const { rows, searchCapped } = sampleCombinations(brand, writtenOver(20), 5, 2000);
    const compiled = compileRules(brand.rules);
    expect(searchCapped).toBe(false);
    expect(rows.some((row) => isBlocked(compiled, row))).toBe(false);
    expect(new Set(rows.map(({ attributes }) => attributes.map(({ id }) => id).join())).size).toBe(2000);
  });

  it('give rows of several hundred attributes', () => {
    const brand = sketchBrand([PRODUCT, ...grid(400, 10)]);
    const { rows, searchCapped } = sampleCombinations(brand, writtenOver(400), 5, 20);
    expect([rows.length, searchCapped]).toEqual([20, false]);
    expect(rows.every(({ attributes }) => attributes.length === 400)).toBe(true);
  });
});
