import { describe, expect, it } from '@jest/globals';
import type { BrandData } from '../combinations/brand-data.js';
import { BrandIndex } from '../combinations/brand-index.js';
import type { Combination } from '../combinations/combination.js';
import { compileRules, isBlocked } from '../rules/blacklist-rules.js';
import { sampleCombinations } from './sample-combinations.js';
import { dice, meterOf, rowKey, SEVENTY, someBrand, worst } from './share-fixtures.js';
import type { ShareMeter } from './share-meter.js';

function squares(meter: ShareMeter): number {
  return [...meter.distances().values()].reduce((sum, points) => sum + points * points, 0);
}

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

/**
 * How close to the weights any other choice of as many rows of each kind has been found to come: rows are exchanged
 * for ones that were not drawn, as long as that helps.
 */
function closestByExchange(brand: BrandData, rows: readonly Combination[], seed: number): number {
  const roll = dice(seed);
  const used = new Set(rows.map(rowKey));
  const all = feasibleRows(brand);
  const inside = all.filter((row) => used.has(rowKey(row)));
  const outside = all.filter((row) => !used.has(rowKey(row)));
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

describe('the shares of a file', () => {
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
});
