import { isRiskyCell, keysOf, SHEET_COLUMNS, type SheetCells, sheetRows } from '#domain';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { refused } from '../common/api-exception.js';

/** Whether a cell looks like a formula behind its apostrophes: its own must not be mistaken for the one added here. */
const isRisky = (cell: string): boolean => isRiskyCell(cell.replace(/^'+/, ''));
const isGuarded = (cell: string): boolean => cell.startsWith("'") && isRisky(cell);

/** A sheet as a CSV that people open. */
export const sheetText = (rows: readonly SheetCells[]): string =>
  stringify(
    rows.map((row) =>
      keysOf(SHEET_COLUMNS).map((column) => (isRisky(row[column]) ? `'${row[column]}` : row[column])),
    ),
    {
      header: true,
      columns: Object.values(SHEET_COLUMNS),
      record_delimiter: 'windows',
      // With CRLF as the delimiter a lone line break would not be quoted, and other readers would end the row there.
      quoted_match: /[\r\n]/,
    },
  );

/**
 * Reads cells copied from a spreadsheet, or a CSV, with commas or semicolons.
 *
 * @throws BadRequestException when the text is not a table
 */
export function sheetOf(text: string): SheetCells[] {
  try {
    const table = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
    });
    return sheetRows(
      table.map((cells) => cells.map((cell) => (isGuarded(cell.trim()) ? cell.trim().slice(1) : cell))),
    );
  } catch (error) {
    if (error instanceof CsvError) throw refused(`This is no table: ${error.message}`, 'text');
    throw error;
  }
}

function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
