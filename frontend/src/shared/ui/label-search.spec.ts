import { expect, it } from '@jest/globals';
import { LABEL_SEARCH } from './label-search';

it.each([
  ['oko', 'Ökosandalen', true],
  [' STRASSE ', 'Straßenlaufschuhe', true],
  ['ärzt', 'Zahnärzte', true],
  ['boots', 'Ökosandalen', false],
])('a select that is searched for %s shows %s: %s', (words, label, isShown) => {
  expect(LABEL_SEARCH.filterOption(words, { label })).toBe(isShown);
});
