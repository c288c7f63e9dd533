import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Gives a connection up once PostgreSQL has said nothing for so long although it owes an answer: its processes are
 * stopped, or the network between is cut. All that waits for the connection fails at once, and the pool replaces it.
 * node-postgres's own `query_timeout` would leave it in the pool, in the middle of a transaction.
 *
 * @param client connected
 * @param ms more than the slowest statement takes to begin its answer
 */
export function limitSilence(client: pg.ClientBase, ms: number): void {
  const stream = client instanceof pg.Client ? client.connection.stream : null;
  if (!(client instanceof pg.Client) || !(stream instanceof Socket)) return;
  let answered = stream.bytesWritten;
  // Before node-postgres hears it and sends what waits.
  client.connection.prependListener('readyForQuery', () => (answered = stream.bytesWritten));
  stream.setTimeout(ms, () => {
    if (stream.bytesWritten === answered) return;
    stream.destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }));
  });
}
