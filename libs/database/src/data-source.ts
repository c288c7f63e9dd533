import 'reflect-metadata';
import { codeOf } from '#domain';
import { DataSource, type DataSourceOptions } from 'typeorm';
import * as entities from './entities/index.js';
import { migrations } from './migrations/index.js';
import { SnakeCaseNaming } from './naming.js';
import { addToOptions, KEEP_ALIVE, SESSION_SETTINGS } from './session-settings.js';
import { silenceLimit } from './silence-limit.js';

/** Every entity class of the product. */
export const ENTITIES = Object.values(entities);

/**
 * How any process connects to the database.
 *
 * @param url PostgreSQL connection URL
 * @param poolSize most connections this process may hold
 * @param silenceMs how long PostgreSQL may take to answer before it is probed; no limit when absent
 * @param statementTimeoutMs how long a statement may take; 0 for no limit
 */
export const dataSourceOptions = (
  url: string,
  poolSize = 10,
  silenceMs?: number,
  statementTimeoutMs = 60_000,
): DataSourceOptions => ({
  type: 'postgres',
  url: addToOptions(url, SESSION_SETTINGS),
  poolSize,
  entities: ENTITIES,
  migrations,
  migrationsTransactionMode: 'all',
  namingStrategy: new SnakeCaseNaming(),
  applicationName: 'promptloom',
  // gen_random_uuid() is built in since PostgreSQL 13: no extension is needed.
  uuidExtension: 'pgcrypto',
  installExtensions: false,
  // A database that does not answer must turn into a clear 503 instead of a request that hangs.
  connectTimeoutMS: 5_000,
  extra: {
    statement_timeout: statementTimeoutMs,
    // Idle connections stay open: pg-pool would close them after ten seconds, and the next request would pay for signing
    // in and for PostgreSQL reading its catalogues.
    idleTimeoutMillis: 0,
    ...KEEP_ALIVE,
    options: SESSION_SETTINGS,
    ...(silenceMs && { onConnect: silenceLimit(url, silenceMs) }),
  },
});

/** Connects without Nest: for migrations, tests and benches. */
export const connectDataSource = (url: string, poolSize?: number): Promise<DataSource> =>
  new DataSource(dataSourceOptions(url, poolSize)).initialize();

/** Brings the schema up to date. An advisory lock lets several hosts try at once. */
export async function migrateDatabase(url: string): Promise<void> {
  // Without a time limit: a change of a large table may take long, and so may another host's migration.
  const dataSource = await new DataSource(dataSourceOptions(url, 2, undefined, 0)).initialize();
  try {
    const lock = dataSource.createQueryRunner();
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await dataSource.runMigrations();
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lock.release();
    }
  } finally {
    await dataSource.destroy();
  }
}

/** Whether a database has the schema of this release, or of a later one. */
export async function isMigrated(dataSource: DataSource): Promise<boolean> {
  const newest = migrations.at(-1)?.name;
  try {
    const rows = await dataSource.query<unknown[]>('SELECT FROM migrations WHERE name = $1', [newest]);
    return rows.length > 0;
  } catch (error) {
    if (lacksSchema(error)) return false;
    throw error;
  }
}

/** The database does not have what this release needs. */
export class SchemaMissing extends Error {}

/**
 * Connects to a database that has the schema of this release, or of a later one.
 *
 * @throws SchemaMissing where it does not
 */
export async function connectMigrated(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = await new DataSource(options).initialize();
  if (await isMigrated(dataSource)) return dataSource;
  await dataSource.destroy();
  throw new SchemaMissing();
}

/** Whether a statement failed because a table does not exist: nothing was ever migrated. */
export const lacksSchema = (error: unknown): boolean => codeOf(error) === '42P01';

/** An arbitrary number that none of our other locks uses. */
const MIGRATION_LOCK = 7_306_001;
