import { expect, it } from '@jest/globals';
import { memoized } from './memoized.js';

it('makes the value of a key once, also null, false and an empty text', () => {
  const made: string[] = [];
  const values = new Map<string, boolean | string | null>([
    ['nothing', null],
    ['no', false],
    ['empty', ''],
  ]);
  const find = memoized(10, (key) => {
    made.push(key);
    return values.get(key) ?? null;
  });
  for (let round = 0; round < 2; round++) {
    expect([find('nothing'), find('no'), find('empty')]).toEqual([null, false, '']);
  }
  expect(made).toEqual(['nothing', 'no', 'empty']);
});

it('makes it from what belongs to the key', () => {
  const sum = memoized(10, (_, one: number, other: number) => one + other);
  expect([sum('1+2', 1, 2), sum('1+2', 5, 5), sum('5+5', 5, 5)]).toEqual([3, 3, 10]);
});

it('forgets all at its limit', () => {
  let made = 0;
  const find = memoized(2, () => ++made);
  expect(['a', 'b', 'a', 'c', 'c', 'b', 'a'].map((key) => find(key))).toEqual([1, 2, 1, 3, 3, 4, 5]);
});
