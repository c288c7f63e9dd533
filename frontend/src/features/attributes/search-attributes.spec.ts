import { expect, it } from '@jest/globals';
import type { Attribute, AttributeCategory } from '#contracts';
import { searchAttributes } from './search-attributes';

const category = (id: string, displayName: string) => ({ id, displayName }) as AttributeCategory;
const attribute = (displayName: string) => ({ displayName }) as Attribute;
const ALL = {
  categories: [category('a', 'Audience'), category('b', 'Budget'), category('c', 'Colour')],
  attributesOf: {
    a: [attribute('budget hunters'), attribute('runners')],
    b: [attribute('under $50')],
  },
};
const found = (text: string) => {
  const { categories, attributesOf } = searchAttributes(text, ALL);
  return categories.map(({ id, displayName }) => [
    displayName,
    ...(attributesOf[id] ?? []).map(({ displayName: name }) => name),
  ]);
};

it('a search finds categories with all that they hold, and of others the attributes that it finds', () => {
  expect(found('budget')).toEqual([
    ['Audience', 'budget hunters'],
    ['Budget', 'under $50'],
  ]);
  expect(found('colour')).toEqual([['Colour']]);
  expect(found('nothing')).toEqual([]);
});

it('a blank search leaves everything as it is', () => {
  expect(searchAttributes('  ', ALL)).toBe(ALL);
});
