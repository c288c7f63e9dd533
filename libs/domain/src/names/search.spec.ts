import { expect, it } from '@jest/globals';
import { searchFor } from './search.js';

it.each([
  ['cafe', 'Café Central', true],
  ['CAFÉ', 'cafe central', true],
  ['entr', 'Café Central', true],
  ['central caf', 'Café Central', true],
  ['well known', 'A well-known brand', true],
  [' central  ', 'Café Central', true],
  ['', 'Café Central', true],
  [' - ', 'Café Central', true],
  ['cafe west', 'Café Central', false],
  ['cafecentral', 'Café Central', false],
])('a search for %j finds %j: %s', (text, candidate, isFound) => {
  expect(searchFor(text)(candidate)).toBe(isFound);
});
