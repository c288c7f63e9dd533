import { at } from '#domain';
import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** Rows per query: a few hundred kilobytes when all are as long as they can be. */
const ROWS_A_READING = 500;

/** A list as JSON text, produced while it is sent. */
export class JsonList<Item> extends StreamableFile {
  /** Only for the compiler: what the list holds. */
  declare readonly holds: (item: Item) => Item;
}

/**
 * Sends a whole list of any length in bounded memory: the next rows are read when the reader has taken the ones before.
 * No connection to the database is held in between, so slow readers keep nobody waiting. Each row is as it was when it
 * was read.
 *
 * @param read returns at most `limit` rows in their order, those after the given one
 * @throws what the first query throws; if a later one fails, the answer is cut off
 */
export async function wholeList<Row, Item>(
  read: (after: Row | null, limit: number) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): Promise<JsonList<Item>> {
  const first = await read(null, ROWS_A_READING);
  async function* json() {
    yield '[';
    let rows = first;
    for (let isFirst = true; ; isFirst = false) {
      const items = JSON.stringify(rows.map(toItem)).slice(1, -1);
      if (items) yield isFirst ? items : `,${items}`;
      if (rows.length < ROWS_A_READING) break;
      rows = await read(at(rows, -1), ROWS_A_READING);
    }
    yield ']';
  }
  return new JsonList<Item>(Readable.from(json(), { objectMode: false }), {
    type: 'application/json; charset=utf-8',
  });
}
