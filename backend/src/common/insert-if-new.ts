import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Inserts a row unless it conflicts with an existing one. @returns its id, null when it was not inserted */
export async function insertIfNew<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  values: QueryDeepPartialEntity<Entity>,
): Promise<string | null> {
  const [id] = await insertNew(manager, entity, [values]);
  return id ?? null;
}

/** Inserts the rows that conflict with no other, in one statement. @returns their ids, in the order given */
export async function insertNew<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: QueryDeepPartialEntity<Entity>[],
): Promise<string[]> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows)
    .orIgnore()
    .returning('id')
    .execute();
  return (inserted.raw as { id: string }[]).map(({ id }) => id);
}
