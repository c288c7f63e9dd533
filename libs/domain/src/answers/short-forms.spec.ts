import { expect, it } from '@jest/globals';
import { shortFormIn } from './short-forms.js';

it.each([
  ['Farrow Oakes LLP', 'Who writes wills more cheaply than Farrow Oakes?', 'Farrow Oakes'],
  ['Brackenfold Ltd.', 'Which Brackenfold mattresses are best?', 'Brackenfold'],
  ['Northline Foods, Inc.', 'Are Northline Foods’ sauces mild?', 'Northline Foods'],
  ['T&K Bearings', 'Who makes bearings apart from TK Bearings?', 'TK Bearings'],
])('%s is named by its short form: %s', (name, question, form) => {
  expect(shortFormIn(question, [name], ['deep groove ball bearings'])).toBe(form);
});

it.each([
  ['a common word', 'Gap Ltd', 'How do I close the gap in a fence?'],
  ['common words in small letters', 'Natural Foods Ltd', 'Which natural foods keep longest?'],
  ['two letters alone', 'H&M', 'Which HM jackets are best?'],
  ['a name without a legal form', 'Farrow Oakes', 'Is Farrow a town?'],
])('%s names no brand', (_, name, question) => {
  expect(shortFormIn(question, [name], [])).toBeNull();
});

it('a short form within a configured name may be there', () => {
  expect(
    shortFormIn('Which Farrow Oakes forms are best?', ['Farrow Oakes LLP'], ['Farrow Oakes forms']),
  ).toBeNull();
});
