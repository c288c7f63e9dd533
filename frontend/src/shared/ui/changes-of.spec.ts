import { expect, it } from '@jest/globals';
import { changesOf, withListChanges } from './changes-of';

it('a form sends the fields that it changed, and no other', () => {
  const before = { displayName: 'runners', weight: 1, aliases: ['a'], phrase: null as string | null };
  expect(changesOf({ ...before, aliases: ['a'] }, before)).toEqual({});
  expect(changesOf({ ...before, weight: 3, phrase: 'who run' }, before)).toEqual({
    weight: 3,
    phrase: 'who run',
  });
  expect(changesOf({ ...before, aliases: ['a', 'b'] }, before)).toEqual({ aliases: ['a', 'b'] });
});

it('a list keeps what others have added since, without what the form or they took out', () => {
  expect(withListChanges(['a', 'mine'], ['a'], ['a', 'theirs'])).toEqual(['a', 'theirs', 'mine']);
  expect(withListChanges(['b'], ['a', 'b'], ['a', 'b', 'theirs'])).toEqual(['b', 'theirs']);
  expect(withListChanges(['a', 'b', 'new'], ['a', 'b'], ['b', 'new'])).toEqual(['b', 'new']);
});
