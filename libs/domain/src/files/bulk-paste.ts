import { weightOf } from '../brand-sheet/sheet-columns.js';
import { attributeNameFault } from '../names/names.js';
import { attributePhraseFault } from '../names/phrases.js';
import type { Weight } from '../vocabulary.js';

/** The messages for lines with errors. */
export const BULK_PASTE_ERRORS = {
  missingWeight: 'Missing weight (should be tab-separated)',
  nameRequired: 'Attribute name is required',
  badWeight: 'Weight must be 1, 2, or 3',
} as const;

/** One line of the pasted text that is not blank. A row is either valid or carries its error. */
export interface PastedAttribute {
  /** Number of the line in the text, from 1. */
  line: number;
  displayName: string;
  weight: Weight | null;
  /** The phrase for questions, if there is a third column. */
  phrase?: string;
  error: string | null;
}

/**
 * Parses pasted lines of `name TAB weight`, the weight as a number or its word, and an optional `TAB phrase`. Blank
 * lines are skipped, further columns ignored.
 */
export function parseAttributeLines(text: string): PastedAttribute[] {
  return pastedCells(text)
    .map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ cells, number }) => parseLine(cells, number));
}

/**
 * A whole cell in quotes, as a spreadsheet copies one that contains quotes or line breaks; or all up to the next tab or
 * line end.
 */
const CELL = /"((?:[^"\t]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;
const END = /\t|\r\n|\n|\r|$/y;

/** The lines of a text, each as its cells. A cell that a spreadsheet has put in quotes is one cell of one line. */
export function pastedCells(text: string): string[][] {
  const lines: string[][] = [[]];
  for (let end: string | undefined, place = 0; end !== '';) {
    CELL.lastIndex = place;
    const [whole, quoted] = CELL.exec(text) ?? [''];
    lines.at(-1)?.push(quoted?.replaceAll('""', '"').replace(/[\r\n]+/g, ' ') ?? whole);
    END.lastIndex = place + whole.length;
    end = END.exec(text)?.[0] ?? '';
    if (end !== '' && end !== '\t') lines.push([]);
    place = END.lastIndex;
  }
  return lines;
}

/** A text with one cell of these lines replaced: the name (0), the weight (1) or the phrase (2). */
export function withPastedCell(text: string, lines: readonly number[], column: number, cell: string): string {
  const clean = cell.replace(/[\t\r\n]+/g, ' ');
  const all = pastedCells(text);
  for (const line of lines) {
    const cells = all[line - 1] ?? [];
    while (cells.length <= column) cells.push('');
    cells[column] = clean;
  }
  return all.map((each) => each.map(copied).join('\t')).join('\n');
}

/** A cell as a spreadsheet copies it, so that parsing gives the same cell again. */
const copied = (cell: string): string => (cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell);

function parseLine([name = '', weightText = '', phrase = '']: string[], line: number): PastedAttribute {
  const weight = weightOf(weightText);
  const error = lineFault(name, weightText, weight) ?? attributePhraseFault(phrase);
  return { line, displayName: name, weight, ...(phrase && { phrase }), error };
}

function lineFault(name: string, weightText: string, weight: Weight | null): string | null {
  if (weightText === '') return BULK_PASTE_ERRORS.missingWeight;
  if (name === '') return BULK_PASTE_ERRORS.nameRequired;
  if (weight === null) return BULK_PASTE_ERRORS.badWeight;
  return attributeNameFault(name);
}
