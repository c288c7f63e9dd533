import type { DataSource } from 'typeorm';
import { poolOf } from './pool.js';

export interface PreparedStatement {
  /** Identifies one text within a process. */
  name: string;
  text: string;
}

/**
 * Runs a statement that each connection parses and plans once: for those that run for every answer. Measured on
 * storing one: 0.6 instead of 1.3 ms, and less than half of PostgreSQL's processor time.
 *
 * @throws what `pg` throws, with PostgreSQL's code
 */
export async function queryPrepared<Row extends object>(
  dataSource: DataSource,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  return (await poolOf(dataSource).query<Row>({ name, text, values })).rows;
}
