import { expect, it } from '@jest/globals';
import { caselessKey } from './folding.js';

it('texts that differ only in case and spacing have the same caseless key', () => {
  expect(caselessKey(' What  IS\nbest? ')).toBe(caselessKey('what is best?'));
  expect(caselessKey('What is best?')).not.toBe(caselessKey('What is better?'));
});
