import { weightOf } from '../brand-sheet/sheet-columns.js';
import { attributeNameFault } from '../names/names.js';
import { attributePhraseFault } from '../names/phrases.js';
import type { Weight } from '../vocabulary.js';

/** What a person reads of a line that cannot be taken. */
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
  /** How it is said in a question, where a third column says it. */
  phrase?: string;
  error: string | null;
}

/** Reads pasted lines of `name TAB weight`, as a number or its word, and `TAB phrase` if wanted. Blank lines are skipped, further columns ignored. */
export function parseAttributeLines(text: string): PastedAttribute[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => parseLine(line, number));
}

/** The lines of a text, each as its cells. */
export const pastedCells = (text: string): string[][] =>
  text.split(/\r\n|\n|\r/).map((line) => line.split('\t'));

/** A text with one cell of a line replaced: the name (0), the weight (1) or the phrase (2). */
export function withPastedCell(text: string, line: number, column: number, cell: string): string {
  const clean = cell.replace(/[\t\r\n]+/g, ' ');
  const lines = pastedCells(text);
  const cells = lines[line - 1] ?? [];
  while (cells.length <= column) cells.push('');
  cells[column] = clean;
  return lines.map((each) => each.join('\t')).join('\n');
}

function parseLine(text: string, line: number): PastedAttribute {
  const [name = '', weightText = '', phrase = ''] = text.split('\t').map((cell) => cell.trim());
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
