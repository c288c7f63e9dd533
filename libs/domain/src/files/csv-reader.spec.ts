import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCsv } from './csv-reader.js';

const written = (rows: string[][]) =>
  rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');

describe('reading CSV', () => {
  it('gives back whatever was written', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }));
    fc.assert(fc.property(rows, (cells) => expect(readCsv(written(cells))).toEqual(cells)));
  });

  it('reads cells with and without quotes, either line ending, and an empty last cell', () => {
    expect(readCsv('a,"b, ""c""\r\nd",\r\n1,,3\nlast,')).toEqual([
      ['a', 'b, "c"\r\nd', ''],
      ['1', '', '3'],
      ['last', ''],
    ]);
    expect(readCsv('')).toEqual([]);
  });

  it('refuses quotes that do not fit', () => {
    for (const text of ['"a', 'a"b', '"a"b', '"a""']) expect(() => readCsv(text)).toThrow(SyntaxError);
  });
});
