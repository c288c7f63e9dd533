import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's own pool, for what TypeORM does not know: prepared statements and COPY. */
export const poolOf = ({ driver }: DataSource): pg.Pool => (driver as unknown as { master: pg.Pool }).master;
