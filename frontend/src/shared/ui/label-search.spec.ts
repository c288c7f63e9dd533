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

it('what begins with the typed text comes first, then what has a word that does, and all else as it was', () => {
  const labels = ['touring bikes', 'cargo bikes, the long kind', 'Kinderräder', 'e-cargo bikes', 'e cargo'];
  const sorted = labels
    .map((label) => ({ label }))
    .sort((one, other) => LABEL_SEARCH.filterSort(one, other, { searchValue: 'E-Cargo' }));
  expect(sorted.map(({ label }) => label)).toEqual([
    'e-cargo bikes',
    'e cargo',
    'touring bikes',
    'cargo bikes, the long kind',
    'Kinderräder',
  ]);
  const byWord = ['shoes for runners', 'runners'].map((label) => ({ label }));
  expect(byWord.sort((one, other) => LABEL_SEARCH.filterSort(one, other, { searchValue: 'run' }))).toEqual([
    { label: 'runners' },
    { label: 'shoes for runners' },
  ]);
});
