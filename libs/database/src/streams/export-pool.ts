import pg from 'pg';
import { addToOptions, KEEP_ALIVE, SESSION_SETTINGS } from '../session-settings.js';
import { withRetries } from '../transaction.js';

/** All connections for exports are taken. */
export class ExportsBusyError extends Error {
  /** When it is worth another try. */
  readonly retryAfterSeconds = 10;

  constructor() {
    super('Too many downloads are under way. Please try again in a few seconds.');
  }
}

/**
 * Connections for exports, which are streamed to readers of any speed: a few separate ones, so that readers who stop
 * reading take none from anybody else. No statement has a time limit here: an export takes as long as its reader does.
 */
export class ExportPool {
  private readonly pool: pg.Pool;

  /**
   * @param url PostgreSQL connection URL
   * @param size most exports at a time in this process
   * @param waitMs how long an export waits for one of them to end
   */
  constructor(url: string, size = 8, waitMs = 3_000) {
    const options = `-c statement_timeout=0 ${SESSION_SETTINGS}`;
    this.pool = new pg.Pool({
      connectionString: addToOptions(url, options),
      max: size,
      connectionTimeoutMillis: waitMs,
      ...KEEP_ALIVE,
      application_name: 'promptloom-export',
      options,
    });
    // A connection that is lost while it is idle belongs to no export: the next export gets another. One that is lost
    // during an export reports that to its query, and to the client: without a listener there, the process would end.
    this.pool.on('error', ignoreError);
    this.pool.on('connect', (client) => client.on('error', ignoreError));
  }

  /** @throws ExportsBusyError; or what `pg` throws when the database cannot be reached */
  async connect(): Promise<pg.PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw this.isFull() ? new ExportsBusyError() : error;
    }
  }

  /** Runs a statement about all that an export holds, which may take as long. @throws as `connect`, or what `pg` throws */
  async query<Row extends object>(text: string): Promise<Row[]> {
    const client = await this.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      client.release();
    }
  }

  /**
   * Runs several queries on one snapshot, one after the other.
   *
   * @throws ExportsBusyError; or what `pg` or `read` throws
   */
  snapshot<Result>(read: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    return this.once('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', read);
  }

  /**
   * Makes a change from all that an export holds, in one transaction that is run again after a conflict with another.
   *
   * @throws as above
   */
  transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    return withRetries(() => this.once('BEGIN', work));
  }

  private async once<Result>(
    begin: string,
    work: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    const client = await this.connect();
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Destroys the connection, because its state is unknown.
      client.release(true);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private isFull(): boolean {
    return this.pool.idleCount === 0 && this.pool.totalCount >= this.pool.options.max;
  }
}

const ignoreError = (): void => undefined;
