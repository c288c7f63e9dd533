import { Socket } from 'node:net';
import pg from 'pg';

/** Time for a sign of life, in milliseconds. */
const SIGN_OF_LIFE_MS = 2_000;

/**
 * Destroys connections that wait for an answer for so long while PostgreSQL answers nobody else either: its processes
 * are stopped, or the network is cut. What waits for such a connection fails at once, and the pool replaces it. A statement that only takes long is waited for: its own limit is PostgreSQL's `statement_timeout`.
 * node-postgres's `query_timeout` knows no difference, and would leave the connection in the pool, in mid-transaction.
 *
 * @param url PostgreSQL connection URL
 * @param ms how long a connection may owe an answer before PostgreSQL is asked for a sign of life, which it has two seconds for
 * @returns puts one connection under the limit
 */
export function silenceLimit(url: string, ms: number): (client: pg.ClientBase) => void {
  let asking: Promise<boolean> | null = null;
  // Many connections fall silent together: one question is enough.
  const isAlive = () => (asking ??= givesSignOfLife(url).finally(() => (asking = null)));
  return (client) => {
    const stream = client instanceof pg.Client ? client.connection.stream : null;
    if (!(client instanceof pg.Client) || !(stream instanceof Socket)) return;
    let answered = stream.bytesWritten;
    // Before node-postgres hears it and sends what waits.
    client.connection.prependListener('readyForQuery', () => (answered = stream.bytesWritten));
    const isOwed = () => stream.bytesWritten !== answered;
    const check = async (): Promise<void> => {
      if (!isOwed()) return;
      if (await isAlive()) stream.setTimeout(ms); // Counts anew, as only what is sent or comes does by itself.
      else if (isOwed())
        stream.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
    };
    stream.setTimeout(ms);
    stream.on('timeout', () => void check());
  };
}

/** Says whether PostgreSQL answers at all, be it by a refusal. */
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
