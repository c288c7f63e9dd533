import { describe, expect, it } from '@jest/globals';
import { forbidding, shapedBrand } from './coverage-fixtures.js';
import { planCoverage } from './plan-coverage.js';

describe('A coverage plan', () => {
  it.each([
    { products: 12, categories: [10, 8, 6] },
    { products: 20, categories: [15, 10, 8, 5] },
    { products: 30, categories: [12, 9, 7] },
  ])(
    'of $products x $categories takes at most a twentieth more than the lower bound, at two attributes and at four',
    (shape) => {
      for (const part of [0, 0.05, 0.2]) {
        const brand = shapedBrand({ ...shape, forbids: forbidding(part, 11) });
        for (const maxAttributes of [2, 4]) {
          for (const attributePairsOnly of [false, true]) {
            const request = { strength: 2 as const, attributePairsOnly, maxAttributes };
            const plan = planCoverage(brand, request, [], 5, 100_000);
            expect(plan.coverable).toBe(plan.pairs);
            expect(plan.combinations.length).toBeLessThanOrEqual(1.05 * plan.lowerBound);
          }
        }
      }
    },
  );
});
