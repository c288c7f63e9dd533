import { describe, expect, it } from '@jest/globals';
import { parseAttributeLines, pastedCells, withPastedCell } from './bulk-paste.js';

describe('pasted attribute lines', () => {
  it.each([
    ['Red\t2', { displayName: 'Red', weight: 2, error: null }],
    ['  Red \t 3 ', { displayName: 'Red', weight: 3, error: null }],
    ['Red\t1\t in red \tignored', { displayName: 'Red', weight: 1, phrase: 'in red', error: null }],
    ['Red\t1\t', { displayName: 'Red', weight: 1, error: null }],
    [
      'Red\t1\tin {value}',
      {
        displayName: 'Red',
        weight: 1,
        phrase: 'in {value}',
        error: 'Phrase of one attribute must not hold {value}',
      },
    ],
    ['Red', { displayName: 'Red', weight: null, error: 'Missing weight (should be tab-separated)' }],
    ['Red\t', { displayName: 'Red', weight: null, error: 'Missing weight (should be tab-separated)' }],
    ['Red 2', { displayName: 'Red 2', weight: null, error: 'Missing weight (should be tab-separated)' }],
    ['\t2', { displayName: '', weight: 2, error: 'Attribute name is required' }],
    ['Red\t4', { displayName: 'Red', weight: null, error: 'Weight must be 1, 2, or 3' }],
    ['Red\thigh', { displayName: 'Red', weight: 3, error: null }],
    ['Red\thigher', { displayName: 'Red', weight: null, error: 'Weight must be 1, 2, or 3' }],
    ['A|B\t1', { displayName: 'A|B', weight: 1, error: 'Attribute name must not contain "|"' }],
    [
      `${'x'.repeat(201)}\t1`,
      { displayName: 'x'.repeat(201), weight: 1, error: 'Attribute name must be at most 200 characters' },
    ],
  ])('%j', (text, expected) => {
    expect(parseAttributeLines(text)).toEqual([{ line: 1, ...expected }]);
  });

  it('keep their numbers over blank lines and line ends of every system', () => {
    const rows = parseAttributeLines('Red\t1\r\n\r\n \t \nBlue\t2\rGreen\t3\n');
    expect(rows.map(({ line, displayName }) => [line, displayName])).toEqual([
      [1, 'Red'],
      [4, 'Blue'],
      [5, 'Green'],
    ]);
  });

  it('are read as a spreadsheet copies them: a cell in quotes is one cell, with its own quotes and line breaks', () => {
    const rows = parseAttributeLines(
      '"5"" heel"\t1\r\n"two\nlines"\t2\tin "two"\n"sandals, open"\tHigh\nplain\t3',
    );
    expect(rows).toEqual([
      { line: 1, displayName: '5" heel', weight: 1, error: null },
      { line: 2, displayName: 'two lines', weight: 2, phrase: 'in "two"', error: null },
      { line: 3, displayName: 'sandals, open', weight: 3, error: null },
      { line: 4, displayName: 'plain', weight: 3, error: null },
    ]);
  });

  it.each([
    ['a quote inside stays', 'a "soft" sole\t1', 'a "soft" sole'],
    ['one at the beginning of more stays', '"soft" sole\t1', '"soft" sole'],
    ['one that nothing ends stays', '"soft sole\t1\nother"\t2', '"soft sole'],
  ])('%s', (_, text, name) => {
    expect(parseAttributeLines(text)[0]).toMatchObject({ displayName: name, weight: 1, error: null });
  });

  it('are none in a blank text', () => {
    expect(parseAttributeLines(' \n\t\n')).toEqual([]);
  });
});

it('a cell of a line is replaced, and the others stay', () => {
  expect(withPastedCell('Red\t1\r\n\nBlue', [3], 1, '2')).toBe('Red\t1\n\nBlue\t2');
  expect(withPastedCell('Red\nBlue\t3\nPink', [1, 3], 1, '1')).toBe('Red\t1\nBlue\t3\nPink\t1');
  expect(withPastedCell('Red\t1\tin red', [1], 0, 'Dark\tred\n')).toBe('Dark red \t1\tin red');
});

it('a cell that is replaced beside one in quotes leaves that as it was read', () => {
  const text = withPastedCell('"""Big"" shoes"\t1\n"""Big"""\t1', [1], 1, '2');
  expect(pastedCells(text)).toEqual([
    ['"Big" shoes', '2'],
    ['"Big"', '1'],
  ]);
});
