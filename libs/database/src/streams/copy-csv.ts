import { Transform, type TransformCallback } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';

/** Room enough that PostgreSQL need not wait for each piece to reach the reader. */
const BUFFER = { highWaterMark: 2 ** 20 };

/**
 * Streams a query's rows as CSV (RFC 4180: CRLF, quotes where needed, UTF-8, with a header row). Memory
 * does not grow with the rows: a slow reader slows PostgreSQL down. Ending the stream early gives the
 * connection up instead of reading the rest.
 *
 * @param select a SELECT without parameters; quote values with `sqlLiteral`
 * @throws when the database cannot be reached
 */
export async function copyCsv(dataSource: DataSource, select: string): Promise<Transform> {
  const pool = (dataSource.driver as unknown as { master: pg.Pool }).master;
  const client = await pool.connect();
  const rows = client.query(copyTo(`COPY (${select}) TO STDOUT WITH (FORMAT csv, HEADER)`, BUFFER));
  const lines = new CrlfLines(BUFFER);
  let released = false;
  const release = (error?: Error) => {
    if (!released) client.release(error);
    released = true;
  };
  rows.once('end', () => release());
  rows.once('error', (error) => {
    release(error);
    lines.destroy(error);
  });
  lines.once('close', () => {
    if (rows.readableEnded) return;
    // The reader went away: this connection is in the middle of a COPY and of no more use.
    rows.destroy();
    release(new Error('the reader went away'));
  });
  rows.pipe(lines);
  return lines;
}

/** Quotes a value for the text of a statement. Lists become arrays. */
export const sqlLiteral = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? pg.escapeLiteral(value)
    : `ARRAY[${value.map((one) => pg.escapeLiteral(one)).join(',')}]`;

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe. */
export const spreadsheetSafeSql = (column: string): string =>
  // By their codes: = + - @, tab, carriage return. A regular expression takes three times as long.
  `CASE WHEN ascii(${column}) IN (61, 43, 45, 64, 9, 13) THEN '''' || ${column} ELSE ${column} END`;

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
