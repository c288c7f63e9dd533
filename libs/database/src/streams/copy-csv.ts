import { Transform, type TransformCallback } from 'node:stream';
import pg from 'pg';
import { BUFFER, copyOut } from './copy-out.js';
import type { ExportPool } from './export-pool.js';

/**
 * Streams a query's rows as CSV (RFC 4180: CRLF, quotes where needed, UTF-8, with a header row).
 *
 * @param select a SELECT without parameters; quote values with `sqlLiteral`
 * @throws ExportsBusyError; or what PostgreSQL answers, also when it cannot be reached
 */
export const copyCsv = (exports: ExportPool, select: string): Promise<Transform> =>
  copyOut(exports, `COPY (${select}) TO STDOUT WITH (FORMAT csv, HEADER)`, new CrlfLines(BUFFER));

/** Quotes a value for the text of a statement. Lists become arrays. */
export const sqlLiteral = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? pg.escapeLiteral(value)
    : `ARRAY[${value.map((one) => pg.escapeLiteral(one)).join(',')}]`;

/** Whether a spreadsheet would run a cell as a formula. */
export const riskySql = (column: string): string =>
  // By their codes: = + - @, tab, carriage return. A regular expression takes three times as long.
  `ascii(${column}) IN (61, 43, 45, 64, 9, 13)`;

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe. */
export const spreadsheetSafeSql = (column: string): string =>
  `CASE WHEN ${riskySql(column)} THEN '''' || ${column} ELSE ${column} END`;

/** COPY ends rows with LF; RFC 4180 wants CRLF. Line feeds inside quotes belong to the value. */
class CrlfLines extends Transform {
  private inQuotes = false;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    // One byte a character: quotes and line feeds are never part of a longer UTF-8 sequence.
    const text = chunk.toString('latin1');
    if (!this.inQuotes && !text.includes('"')) {
      done(null, Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'));
      return;
    }
    const parts = text.split('"');
    const ended = parts.map((part) => {
      const outside = !this.inQuotes;
      this.inQuotes = outside;
      return outside ? part.replaceAll('\n', '\r\n') : part;
    });
    // A part lies between two quotes: after n parts there were n - 1 of them.
    this.inQuotes = !this.inQuotes;
    done(null, Buffer.from(ended.join('"'), 'latin1'));
  }
}
