import { expect, it } from '@jest/globals';
import { groupBy } from './group-by.js';

it('groups are in the order of their first items, and the items in the order of the list', () => {
  const groups = groupBy(['bee', 'ant', 'bat', 'ape'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['b', ['bee', 'bat']],
    ['a', ['ant', 'ape']],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
