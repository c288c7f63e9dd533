import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
export const STATEMENT_ROWS = 1_000;

/** Inserts a row unless it conflicts with an existing one. @returns its id, null when it was not inserted */
export async function insertIfNew<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  values: QueryDeepPartialEntity<Entity>,
): Promise<string | null> {
  const [id] = await insertNew(manager, entity, [values]);
  return id ?? null;
}

/** Inserts the rows that conflict with no other, however many. @returns their ids, in the order given */
export async function insertNew<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: QueryDeepPartialEntity<Entity>[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < rows.length; from += STATEMENT_ROWS) {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(rows.slice(from, from + STATEMENT_ROWS))
      .orIgnore()
      .returning('id')
      .execute();
    ids.push(...(inserted.raw as { id: string }[]).map(({ id }) => id));
  }
  return ids;
}
