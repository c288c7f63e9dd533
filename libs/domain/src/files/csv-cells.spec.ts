import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { safeFileName, spreadsheetSafe } from './csv-cells.js';

describe('a cell for a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('%j gets an apostrophe', (cell) => {
    expect(spreadsheetSafe(cell)).toBe(`'${cell}`);
  });

  it.each(['What?', '', '1-1', ' =1'])('%j stays', (cell) => {
    expect(spreadsheetSafe(cell)).toBe(cell);
  });
});

describe('a file name', () => {
  it.each([
    ['Acme', 'Acme'],
    ['Acme & Söhne GmbH', 'Acme_Söhne_GmbH'],
    ['../../etc/passwd', 'etc_passwd'],
    ['"; rm -rf', 'rm_-rf'],
    ['???', 'unnamed'],
  ])('of %j is %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  it('never leaves its folder or breaks a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(safeFileName(name)).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._-]{0,99}$/u);
      }),
    );
  });
});
