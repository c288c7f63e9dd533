import { Socket } from 'node:net';
import pg from 'pg';

/** How long a probe may take, in milliseconds. */
const SIGN_OF_LIFE_MS = 2_000;

/**
 * Destroys connections that have waited this long for an answer, if PostgreSQL does not answer a probe either: its
 * processes are stopped, or the network is cut. What waits for such a connection fails at once, and the pool replaces
 * it. A statement that merely takes long is left alone: its own limit is PostgreSQL's `statement_timeout`.
 * node-postgres's `query_timeout` cannot distinguish the two, and would leave the connection in the pool, in
 * mid-transaction.
 *
 * @param url PostgreSQL connection URL
 * @param ms how long a connection may wait for an answer before PostgreSQL is probed, for two seconds
 * @returns a function that puts one connection under the limit
 */
export function silenceLimit(url: string, ms: number): (client: pg.ClientBase) => void {
  let asking: Promise<boolean> | null = null;
  // Many connections fall silent together: one probe is enough.
  const isAlive = () => (asking ??= givesSignOfLife(url).finally(() => (asking = null)));
  return (client) => {
    const stream = client instanceof pg.Client ? client.connection.stream : null;
    if (!(client instanceof pg.Client) || !(stream instanceof Socket)) return;
    let answered = stream.bytesWritten;
    // Prepended, so that it runs before node-postgres sends the next statement.
    client.connection.prependListener('readyForQuery', () => (answered = stream.bytesWritten));
    const isWaiting = () => stream.bytesWritten !== answered;
    const check = async (): Promise<void> => {
      if (!isWaiting()) return;
      if (await isAlive()) stream.setTimeout(ms); // Restarts the timer, which otherwise only traffic restarts.
      else if (isWaiting())
        stream.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
    };
    stream.setTimeout(ms);
    stream.on('timeout', () => void check());
  };
}

/** Whether PostgreSQL answers at all, even with a refusal. */
async function givesSignOfLife(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: SIGN_OF_LIFE_MS,
    application_name: 'promptloom-sign-of-life',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
}
