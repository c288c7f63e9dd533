import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { to as copyTo } from 'pg-copy-streams';
import type { ExportPool } from './export-pool.js';

/** Large enough that PostgreSQL need not wait for each piece to reach the reader. */
export const BUFFER = { highWaterMark: 2 ** 20 };

/**
 * Streams the output of a `COPY … TO STDOUT` through `rows`, and returns that once its first bytes are there. Memory
 * does not grow with the rows: a slow reader slows PostgreSQL down. Ending the stream early gives the connection up
 * instead of reading the rest. A failure on the way destroys the stream, so that it is never taken for complete.
 *
 * @throws ExportsBusyError; or what PostgreSQL answers, also when it cannot be reached
 */
export async function copyOut(exports: ExportPool, copy: string, rows: Transform): Promise<Transform> {
  const client = await exports.connect();
  const source = client.query(copyTo(copy, BUFFER));
  let released = false;
  const release = (error?: Error) => {
    if (released) return;
    released = true;
    client.release(error);
  };
  source.once('end', () => release());
  source.on('error', (error) => {
    release(error);
    rows.destroy(error);
  });
  // Until the reader adds a listener of its own.
  rows.on('error', ignoreError);
  rows.once('close', () => {
    if (source.readableEnded) return;
    // The reader went away: this connection is in the middle of a COPY and of no more use.
    source.destroy();
    release(new Error('the reader went away'));
  });
  source.pipe(rows);
  await once(rows, 'readable');
  return rows;
}

const ignoreError = (): void => undefined;
