import { expect, it } from '@jest/globals';
import type { Brand } from './certified-file.js';
import { namedBrand } from './named-brand.js';

const brandOf = (name: string, matchCase: boolean): Brand => ({
  name,
  aliases: [],
  matchCase,
  categories: [],
  attributes: [],
  rules: { attributePairs: [], categoryPairs: [], attributeCategoryPairs: [] },
});
const named = (name: string, question: string, matchCase = false) =>
  namedBrand(question, [], brandOf(name, matchCase));

it.each([
  ['Dr. Martens', 'Are Dr Martens good?'],
  ['Yahoo!', 'Is Yahoo good?'],
  ['H&M', 'Is H and M good?'],
  ['Marks and Spencer', 'Is Marks & Spencer good?'],
  ['Sony', 'Are Sonies good?'],
  ['Nike', 'Is ɴɪᴋᴇ good?'],
  ['Łódź', 'Is Lodz good?'],
  ['Forever 21', 'Are Forever 21s good?'],
])('verify-set finds %s in "%s"', (name, question) => {
  expect(named(name, question)).toBe(name);
});

it('verify-set takes a name that is a word for one in its own case, and not as the first of a sentence', () => {
  expect(named('On', 'Quick question: On boots or others?', true)).toBe('On');
  expect(named('On', 'On or off?', true)).toBeNull();
  expect(named('Sony', 'Is Sonia good?')).toBeNull();
});
