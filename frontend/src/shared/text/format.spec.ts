import { expect, it } from '@jest/globals';
import { andMore } from './format';

it('names the first five of many, and never only one as more', () => {
  expect(andMore(['a', 'b'])).toBe('a, b');
  expect(andMore(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d, e, f');
  expect(andMore(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('a, b, c, d, e and 2 more');
});
