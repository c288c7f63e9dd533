import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** TypeORM's own pool, for what TypeORM does not support: prepared statements and COPY. */
export function poolOf({ driver }: DataSource): pg.Pool {
  const pool: unknown = driver instanceof PostgresDriver ? driver.master : null;
  if (!(pool instanceof pg.Pool)) throw new TypeError('The data source has no pool of PostgreSQL.');
  return pool;
}
