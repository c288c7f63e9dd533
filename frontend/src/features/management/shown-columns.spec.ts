import { expect, it } from '@jest/globals';
import { shownColumns } from './shown-columns';

it('of few columns all are shown, of many those that hold something', () => {
  expect(
    shownColumns(3, [
      ['Which?', '', ''],
      ['What?', '', ''],
    ]),
  ).toEqual([0, 1, 2]);
  const cells = (filled: number) => Array.from({ length: 25 }, (_, column) => (column === filled ? 'x' : ''));
  expect(shownColumns(25, [cells(0), cells(24), cells(3)])).toEqual([0, 3, 24]);
});
