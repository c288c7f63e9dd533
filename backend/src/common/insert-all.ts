import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const ROWS = 1_000;

/** Inserts rows in their order, however many. @returns their ids, in that order */
export async function insertAll<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: QueryDeepPartialEntity<Entity>[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS) {
    const { identifiers } = await manager.insert(entity, rows.slice(from, from + ROWS));
    ids.push(...identifiers.map(({ id }) => String(id)));
  }
  return ids;
}
