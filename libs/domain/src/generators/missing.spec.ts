import { describe, expect, it } from '@jest/globals';
import type { ExactRequest } from './index.js';
import { missingOf } from './missing.js';

describe('what a request lacks is told', () => {
  it.each<[ExactRequest, string[]]>([
    [{ kind: 'pc', productCategoryIds: [] }, ['Please select at least one product category']],
    [{ kind: 'pc', productCategoryIds: ['shoes'] }, []],
    [
      { kind: 'bulk-v2', productCategoryIds: [] },
      ['Please select between 1 and 4 Product Category attributes'],
    ],
    [
      { kind: 'manual-v2', productCategoryIds: [], selectedAttributes: { age: [] } },
      ['Please select at least one product category or attribute'],
    ],
    [{ kind: 'manual-v2', selectedAttributes: { age: ['young'] } }, []],
    [
      { kind: 'advanced-competitor', competitorIds: [] },
      [
        'Select at least one competitor to generate prompts',
        'Select at least one product category or attribute to generate prompts',
      ],
    ],
    [
      { kind: 'advanced-competitor', competitorIds: ['beta'] },
      ['Select at least one product category or attribute to generate prompts'],
    ],
    [{ kind: 'validation' }, ['Please select a product category or an attribute category']],
    [{ kind: 'validation', attributeCategoryId: 'age' }, []],
    [{ kind: 'paired' }, []],
    [{ kind: 'competitor' }, []],
  ])('%j', (request, texts) => {
    expect(missingOf(request)).toEqual(texts);
  });
});
