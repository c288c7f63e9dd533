import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const STATEMENT_ROWS = 1_000;

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

/** Writes the row with a key: a new one, or changes of the one that is there. The caller has locked its brand. */
export async function upsert<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  key: FindOptionsWhere<Entity>,
  { row, changes }: { row: QueryDeepPartialEntity<Entity>; changes: QueryDeepPartialEntity<Entity> },
): Promise<{ row: Entity; created: boolean }> {
  const created = (await insertNew(manager, entity, [row])).length > 0;
  if (!created) await manager.update(entity, key, changes);
  return { row: await manager.findOneByOrFail(entity, key), created };
}
