import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { combinationFields } from '../files/pipe-format.js';
import { sampleCombinations } from './sample-combinations.js';
import { numbered, sketchBrand } from './sample-fixtures.js';
import type { SampleRequest } from './sample-request.js';

/**
 * Rows as they were drawn when this was written. A seed that is stored with a file has to give the same file for ever:
 * a change here breaks every such promise, and needs a better reason than a refactoring.
 */
const golden = JSON.parse(readFileSync(new URL('./sample.golden.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

const BRAND = sketchBrand(
  [
    ['ProductCategory', 'Range', 2, { 'running shoes': 3, 'hiking boots': 2, Sandals: 1 }],
    ['ProductCategory', 'Services', 1, { 'shoe repair': 1, resoling: 2 }],
    ['CustomerAttribute', 'Audience', 3, { beginners: 1, 'marathon runners': 2, Kinder: 1, 'över 60': 3 }],
    ['CustomerAttribute', 'Season', 1, { spring: 1, summer: 2, autumn: 1, winter: 3 }],
    ['ProductAttribute', 'Material', 2, { leather: 3, mesh: 2, cork: 1 }],
    ['ProductAttribute', 'Size', 1, numbered('size', 6)],
  ],
  [
    ['Range:Sandals', 'Season:winter'],
    ['Audience:Kinder', 'Material:leather'],
    ['Range:hiking boots', 'Size'],
    ['Services', 'Size'],
  ],
);

const CASES: Record<string, [SampleRequest, number]> = {
  'brand, 70 %, seed 0': [{ kind: 'brand', singleAttributePercentage: 70 }, 0],
  'brand, 0 %, seed 2147483647': [{ kind: 'brand', singleAttributePercentage: 0 }, 2147483647],
  'written, three categories, seed 42': [
    {
      kind: 'written',
      productCategoryAttributeIds: ['Range:running shoes', 'Range:Sandals'],
      selectedCategoryIds: ['Season', 'Audience', 'Material'],
    },
    42,
  ],
};

describe('the golden samples', () => {
  it.each(Object.entries(CASES))('%s', (name, [request, seed]) => {
    const rows = sampleCombinations(BRAND, request, seed, 40).rows.map((row) => {
      const { productCategory, attributeCategory, attribute } = combinationFields(row);
      return `${productCategory} / ${attributeCategory} / ${attribute}`;
    });
    expect(rows).toEqual(golden[name]);
  });
});
