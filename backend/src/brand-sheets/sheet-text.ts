import { isRiskyCell, keysOf, SHEET_COLUMNS, type SheetCells, sheetRows } from '#domain';
import { LIMITS } from '#contracts';
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

/** In bytes: more than a row of the longest cells. Something else of megabytes would take the parser seconds. */
const LONGEST_ROW = 100_000;
/** One more row than a sheet may have, which shows that it has too many, and its head. */
const MOST_ROWS = LIMITS.sheetRows + 2;
/** Fifty in each row, of which a sheet has ten: texts may hold the delimiter, too. */
const MOST_CELLS = 50 * LIMITS.sheetRows;

/**
 * Reads cells copied from a spreadsheet, or a CSV, with commas or semicolons: of one that is too long, only a row more
 * than a sheet may have.
 *
 * @throws BadRequestException when the text is not a table
 */
export function sheetOf(text: string): SheetCells[] {
  const delimiter = delimiterOf(text);
  if (text.split(delimiter, MOST_CELLS + 1).length > MOST_CELLS)
    throw refused('This is no table: it has more cells than a sheet may have', 'text');
  try {
    const table = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      max_record_size: LONGEST_ROW,
      to: MOST_ROWS,
    });
    return sheetRows(
      table.map((cells) => cells.map((cell) => (isGuarded(cell.trim()) ? cell.trim().slice(1) : cell))),
    );
  } catch (error) {
    if (error instanceof CsvError) throw refused(`This is no table: ${reasonOf(error)}`, 'text');
    throw error;
  }
}

const reasonOf = ({ code, message }: CsvError): string =>
  code === 'CSV_MAX_RECORD_SIZE' ? 'a row of it is longer than all its cells may be' : message;

function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
