import { createPostgresBackend, runMigrations, setDefaultBackendFactory } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';

const POSTGRES_SCHEMA = 'bullmq';
const SEARCH_PATH = `-c search_path=${POSTGRES_SCHEMA}`;

/**
 * The one place that chooses what BullMQ runs on: Redis when a URL is given, else its own PostgreSQL
 * backend on the product's database. Everything after this is the same code for both.
 */
export class QueueConnection {
  /** What BullMQ calls `connection`. */
  readonly client: Redis | pg.Pool;

  /**
   * @param databaseUrl PostgreSQL connection URL
   * @param redisUrl Redis connection URL, if Redis is to be used
   * @param onError is called when a connection is lost; BullMQ connects again by itself
   */
  constructor(databaseUrl: string, redisUrl: string | undefined, onError: (error: Error) => void) {
    // Process-wide in BullMQ: one process uses one backend.
    setDefaultBackendFactory(redisUrl ? undefined : createPostgresBackend);
    this.client = redisUrl ? connectRedis(redisUrl) : connectPool(databaseUrl);
    this.client.on('error', onError);
  }

  /** The pool's schema must exist before the first queue is made. Does nothing on Redis. */
  async ready(): Promise<void> {
    if (this.client instanceof Redis) return;
    await migrateQueue(this.client);
  }

  async close(): Promise<void> {
    if (this.client instanceof Redis) this.client.disconnect();
    else await this.client.end();
  }
}

/** BullMQ requires that its blocking commands are retried for ever. */
const connectRedis = (url: string): Redis =>
  new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (tries) => Math.min(tries * 100, 1_000) });

/** Under ESM, BullMQ takes a ready pool, whose connections must search its schema first. */
function connectPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withSearchPath(url),
    max: 12,
    // As in libs/database: an idle connection is kept.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    application_name: 'promptloom-queue',
    options: SEARCH_PATH,
  });
  // A connection that is lost during a query reports that to the query, too: without a listener here, the process would
  // end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** As `addToOptions` in libs/database: `pg` takes `options` of a URL in place of those it is given. */
function withSearchPath(url: string): string {
  const theirs = new URL(url).searchParams.get('options');
  return theirs === null ? url : `${url}&options=${encodeURIComponent(`${theirs} ${SEARCH_PATH}`)}`;
}

/** Brings BullMQ's own tables up to date, which are in a schema of their own. */
export async function migrateQueueDatabase(databaseUrl: string): Promise<void> {
  const pool = connectPool(databaseUrl);
  // A database that is just stopping may report this on a connection that is being closed.
  pool.on('error', () => undefined);
  try {
    await migrateQueue(pool);
  } finally {
    await pool.end();
  }
}

async function migrateQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, POSTGRES_SCHEMA);
  } finally {
    client.release();
  }
}
