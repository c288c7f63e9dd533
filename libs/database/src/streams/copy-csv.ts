import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BUFFER, copyOut } from './copy-out.js';
import type { ExportPool } from './export-pool.js';

/**
 * Streams a query's rows as CSV (RFC 4180: CRLF, quotes where needed, UTF-8, with a header row).
 *
 * @param select a SELECT without parameters; quote values with `sqlLiteral`
 * @throws ExportsBusyError; or what PostgreSQL answers, also when it cannot be reached
 */
export const copyCsv = (exports: ExportPool, select: string): Promise<Transform> =>
  copyOut(exports, copyStatement(select), new CrlfLines(BUFFER));

const copyStatement = (select: string): string => `COPY (${select}) TO STDOUT WITH (FORMAT csv, HEADER)`;

/** The SHA-256 and the length of a file. */
export interface Checksum {
  sha256: string;
  bytes: number;
}

/** The checksum of the file that `copyCsv` streams. @param select as there */
export const csvChecksum = (client: pg.ClientBase, select: string): Promise<Checksum> =>
  checksum(client, copyStatement(select), new CrlfLines(BUFFER));

/** The checksum of the file that `copyLines` streams. @param select as there */
export const linesChecksum = (client: pg.ClientBase, select: string): Promise<Checksum> =>
  checksum(client, linesStatement(select), new HexLines(BUFFER));

async function checksum(client: pg.ClientBase, copy: string, file: Transform): Promise<Checksum> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(client.query(copyTo(copy, BUFFER)), file, async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { sha256: hash.digest('hex'), bytes };
}

/** A row's line as `copyCsv` writes it, without its end. @param cells expressions that are text or null */
export const csvLineSql = (cells: readonly string[]): string =>
  cells
    .map(
      (cell) => `CASE WHEN ${cell} IS NULL THEN ''
        WHEN ${cell} = '' OR ${cell} ~ '[",\\r\\n]' THEN '"' || replace(${cell}, '"', '""') || '"' ELSE ${cell} END`,
    )
    .join(` || ',' || `);

/** Streams lines of text as they are, each with its end. @param select a SELECT of one column, without parameters */
export const copyLines = (exports: ExportPool, select: string): Promise<Transform> =>
  copyOut(exports, linesStatement(select), new HexLines(BUFFER));

const linesStatement = (select: string): string =>
  `COPY (SELECT encode(convert_to(line, 'UTF8'), 'hex') FROM (${select}) AS file(line)) TO STDOUT`;

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

/** COPY ends rows with LF; RFC 4180 requires CRLF. Line feeds inside quotes belong to the value. */
class CrlfLines extends Transform {
  private inQuotes = false;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    // One byte per character: quotes and line feeds are never part of a longer UTF-8 sequence.
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

/** Decodes lines of hexadecimal digits: in plain text, COPY would escape backslashes and line feeds. */
class HexLines extends Transform {
  private rest = '';

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const lines = (this.rest + chunk.toString('latin1')).split('\n');
    this.rest = lines.pop() ?? '';
    done(null, Buffer.concat(lines.flatMap((line) => [Buffer.from(line, 'hex'), CRLF])));
  }
}
const CRLF = Buffer.from('\r\n');
