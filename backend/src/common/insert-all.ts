import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { STATEMENT_ROWS } from './insert-if-new.js';

/** Inserts rows in their order, however many. @returns their ids, in that order */
export async function insertAll<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: QueryDeepPartialEntity<Entity>[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < rows.length; from += STATEMENT_ROWS) {
    const { identifiers } = await manager.insert(entity, rows.slice(from, from + STATEMENT_ROWS));
    ids.push(...identifiers.map(({ id }) => String(id)));
  }
  return ids;
}
