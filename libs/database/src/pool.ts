import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** TypeORM's own pool, for what TypeORM does not know: prepared statements and COPY. */
export const poolOf = ({ driver }: DataSource): pg.Pool => (driver as PostgresDriver).master as pg.Pool;
