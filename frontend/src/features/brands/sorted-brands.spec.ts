import { expect, it } from '@jest/globals';
import { type BrandOrder, type ListedBrand, sortedBrands } from './sorted-brands';

const brand = (name: string, day: number, active: number, savedPrompts: number): ListedBrand => {
  const at = (each: number) => `2026-01-${String(each).padStart(2, '0')}T00:00:00.000Z`;
  return {
    id: name,
    name,
    aliases: [],
    matchCase: false,
    maxPrompts: 250,
    createdAt: at(day),
    lastCsvGenerated: null,
    csvFilePath: null,
    activity: { brandId: name, attributes: 0, savedPrompts, activeRuns: 0, lastActivity: at(active) },
  };
};
const BRANDS = [brand('Beta', 1, 9, 5), brand('Éclair', 2, 3, 70), brand('alpha', 3, 4, 0)];
const names = (search: string, order: BrandOrder) =>
  sortedBrands(BRANDS, search, order).map(({ name }) => name);

it.each<[BrandOrder, string[]]>([
  ['oldest', ['Beta', 'Éclair', 'alpha']],
  ['newest', ['alpha', 'Éclair', 'Beta']],
  ['name', ['alpha', 'Beta', 'Éclair']],
  ['activity', ['Beta', 'alpha', 'Éclair']],
  ['prompts', ['Éclair', 'Beta', 'alpha']],
])('brands are listed by %s', (order, expected) => {
  expect(names('', order)).toEqual(expected);
});

it('brands are found however they are spelt', () => {
  expect(names(' eclair ', 'name')).toEqual(['Éclair']);
  expect(names('A', 'name')).toEqual(['alpha', 'Beta', 'Éclair']);
  expect(names('gamma', 'name')).toEqual([]);
});

it('a brand of which nothing more is known stands by when it was made', () => {
  const [unknown] = [{ ...brand('New', 5, 1, 1), activity: undefined }];
  expect(sortedBrands([...BRANDS, unknown], '', 'activity').map(({ name }) => name)).toEqual([
    'Beta',
    'New',
    'alpha',
    'Éclair',
  ]);
});
