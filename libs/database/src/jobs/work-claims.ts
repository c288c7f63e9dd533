import pg from 'pg';
import { KEEP_ALIVE } from '../session-settings.js';

/** How long a host that lost power keeps its claims: after ten silent seconds the server probes it three times. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

/**
 * Determines which process works on what, by PostgreSQL's advisory locks on a connection of their own. A claim ends
 * with its process, at once and without any clock: a queue that judges by clocks may deliver work again that is still
 * being done.
 */
export class WorkClaims {
  private client: Promise<pg.Client> | undefined;
  /** The same, once it is connected. */
  private current: pg.Client | undefined;
  /** A client takes one query at a time. */
  private last: Promise<unknown> = Promise.resolve();
  /** PostgreSQL lets a session take its own lock again, so the claims held here are remembered. */
  private readonly held = new Set<string>();

  /** @param url PostgreSQL connection URL; a direct one, because a pooler in transaction mode drops locks */
  constructor(private readonly url: string) {}

  /**
   * Claims a piece of work.
   *
   * @param name such as a chunk's id
   * @returns a function that gives it back, or null while this or another process has it
   * @throws when the database cannot be reached
   */
  async claim(name: string): Promise<(() => Promise<void>) | null> {
    if (this.held.has(name)) return null;
    this.held.add(name);
    try {
      const client = await this.connection();
      const { rows } = await this.query<{ mine: boolean }>(
        client,
        'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine',
        name,
      );
      if (rows[0]?.mine) return () => this.release(name, client);
    } catch (error) {
      this.held.delete(name);
      throw error;
    }
    this.held.delete(name);
    return null;
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  private async release(name: string, client: pg.Client): Promise<void> {
    // With a lost connection the claim is gone anyway.
    await this.query(client, 'SELECT pg_advisory_unlock(hashtextextended($1, 0))', name).catch(
      () => undefined,
    );
    this.held.delete(name);
  }

  private query<Row extends pg.QueryResultRow>(
    client: pg.Client,
    sql: string,
    name: string,
  ): Promise<pg.QueryResult<Row>> {
    const result = this.last.then(() => client.query<Row>(sql, [name]));
    this.last = result.catch(() => undefined);
    return result;
  }

  private connection(): Promise<pg.Client> {
    this.client ??= this.connect().catch((error: unknown) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      ...KEEP_ALIVE,
      application_name: 'promptloom-claims',
    });
    client.on('error', () => this.forget(client));
    client.on('end', () => this.forget(client));
    await client.connect();
    await client.query(KEEPALIVE);
    this.current = client;
    return client;
  }

  /** The loss of a connection is reported more than once: this must not drop its successor. */
  private forget(client: pg.Client): void {
    if (client !== this.current) return;
    this.client = this.current = undefined;
  }
}
