import { expect, it } from '@jest/globals';
import { shortFormIn } from './short-forms.js';

it.each([
  ['Farrow Oakes LLP', 'Who writes wills more cheaply than Farrow Oakes?', 'Farrow Oakes'],
  ['Northline Foods, Inc.', 'Are Northline Foods’ sauces mild?', 'Northline Foods'],
  ['T&K Bearings', 'Who makes bearings apart from TK Bearings?', 'TK Bearings'],
])('%s is named by its short form: %s', (name, question, form) => {
  expect(shortFormIn(question, [name], ['deep groove ball bearings'])).toBe(form);
});

it.each([
  ['a common word', 'Gap Ltd', 'How do I close the gap in a fence?'],
  ['common words in small letters', 'Natural Foods Ltd', 'Which natural foods keep longest?'],
  ['a single word', 'Matratzen GmbH', 'Welche Matratzen sind gut?'],
  ['a word that is spelt like a legal form', 'Bath Country Spa', 'Which spas in Bath Country are best?'],
  ['an abbreviation that everybody uses', 'Q&A Software', 'Which QA Software is best?'],
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
