import { expect, it } from '@jest/globals';
import {
  countSelected,
  EVERYTHING,
  NOTHING,
  ranged,
  toggled,
  toggledTogether,
  withoutDeleted,
} from './selection';

const chosen = (...ids: string[]) => ids.reduce(toggled, NOTHING);

it('what somebody deletes from the page that is shown is selected no longer', () => {
  const selection = withoutDeleted(chosen('a', 'b', 'elsewhere'), ['a', 'b', 'c'], ['b', 'c', 'd']);
  expect([...selection.named]).toEqual(['b', 'elsewhere']);
  expect(countSelected(selection, 10)).toBe(2);
});

it('nor is it counted among what was taken out of all', () => {
  const allButOne = toggled(EVERYTHING, 'a');
  expect(countSelected(withoutDeleted(allButOne, ['a', 'b'], ['b']), 9)).toBe(9);
});

it('a range is selected as its first row is, and leaves other pages alone', () => {
  const page = ['a', 'b', 'c', 'd'];
  expect([...(ranged(chosen('elsewhere', 'b'), page, 'b', 'd')?.named ?? [])]).toEqual([
    'elsewhere',
    'b',
    'c',
    'd',
  ]);
  // Backwards, and of all but the named ones: 'c' was taken out, so 'a' and 'b' are, too.
  expect(ranged(toggled(EVERYTHING, 'c'), page, 'c', 'a')).toEqual({
    all: true,
    named: new Set(['c', 'a', 'b']),
  });
  expect(ranged(chosen('elsewhere'), page, 'elsewhere', 'a')).toBeNull();
});

it('what a search finds is selected together, unless all of it is', () => {
  expect(toggledTogether(chosen('elsewhere', 'a'), ['a', 'b'])).toEqual(chosen('elsewhere', 'a', 'b'));
  expect(toggledTogether(chosen('elsewhere', 'a', 'b'), ['a', 'b'])).toEqual(chosen('elsewhere'));
  expect(toggledTogether(EVERYTHING, ['a', 'b'])).toEqual({ all: true, named: new Set(['a', 'b']) });
  expect(toggledTogether(toggled(EVERYTHING, 'a'), ['a', 'b'])).toEqual(EVERYTHING);
});
