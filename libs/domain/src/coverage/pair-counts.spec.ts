import { expect, it } from '@jest/globals';
import { countPairs } from './pair-counts.js';

const attributesOf = (categoryId: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `${categoryId} ${place}`,
    name: `${categoryId} ${place}`,
    categoryId,
    categoryName: categoryId,
  }));

it('a rule between categories of thousands of attributes forbids millions of pairs, which are counted once', () => {
  const between = { forbiddenWithCategoryId: 'Use', targetCategoryId: 'Colour' };
  const rules = {
    attributePairs: [{ forbiddenWithId: 'Use 0', targetId: 'Colour 0' }],
    categoryPairs: [between, { forbiddenWithCategoryId: 'Colour', targetCategoryId: 'Use' }],
    attributeCategoryPairs: [],
  };
  const attributes = [
    ...attributesOf('Use', 1_500),
    ...attributesOf('Colour', 2_000),
    ...attributesOf('Size', 1),
  ];
  const covered = [
    ['Use 0', 'Colour 1'],
    ['Use 0', 'Size 0'],
    ['Size 0', 'Use 0'],
  ] as const;
  const { attributeAttribute } = countPairs(rules, attributesOf('Range', 2), attributes, covered);
  expect(attributeAttribute).toEqual({ allowed: 3_500, covered: 1, blocked: 3_000_000 });
});
