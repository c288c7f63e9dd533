import { Transform, type TransformCallback } from 'node:stream';
import type { DataSource } from 'typeorm';
import { BUFFER, copyOut } from './copy-out.js';

/** Neither a quote nor a delimiter ever occurs: JSON writes control characters as escapes. So each row is one bare line. */
const BARE_LINES = `FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02'`;

/**
 * Streams a query's rows as the text of a JSON array of objects, in UTF-8, as PostgreSQL's `row_to_json` writes them.
 * For answers of megabytes: no row is read or written here.
 *
 * @param select a SELECT without parameters, its columns named like the objects' fields; quote values with `sqlLiteral`
 * @throws when the database cannot be reached
 */
export const copyJson = (dataSource: DataSource, select: string): Promise<Transform> =>
  copyOut(
    dataSource,
    `COPY (SELECT row_to_json(one) FROM (${select}) AS one) TO STDOUT WITH (${BARE_LINES})`,
    new JsonArray(BUFFER),
  );

const LINE_FEED = 10;
const COMMA = 44;

/** Turns lines that each hold a JSON value into an array of them. */
class JsonArray extends Transform {
  private isEmpty = true;
  /** The last line is complete: a comma follows it if another line does. */
  private isBetween = false;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.isEmpty) this.push('[');
    else if (this.isBetween) this.push(',');
    this.isEmpty = false;
    this.isBetween = chunk.at(-1) === LINE_FEED;
    const values = this.isBetween ? chunk.subarray(0, -1) : chunk;
    for (let at = values.indexOf(LINE_FEED); at >= 0; at = values.indexOf(LINE_FEED, at + 1))
      values[at] = COMMA;
    done(null, values);
  }

  override _flush(done: TransformCallback): void {
    done(null, this.isEmpty ? '[]' : ']');
  }
}
