import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const STATEMENT_ROWS = 1_000;

/** Inserts rows, however many, statement by statement. */
async function inStatements<Row>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<string[]>,
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < rows.length; from += STATEMENT_ROWS)
    ids.push(...(await insert(rows.slice(from, from + STATEMENT_ROWS))));
  return ids;
}

/** Inserts rows in their order, however many. @returns their ids, in that order */
export const insertAll = <Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: QueryDeepPartialEntity<Entity>[],
): Promise<string[]> =>
  inStatements(rows, async (part) => {
    const { identifiers } = await manager.insert(entity, part);
    return identifiers.map(({ id }) => String(id));
  });

/** Inserts the rows that conflict with no other, however many. @returns their ids, in the order given */
export const insertNew = <Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: QueryDeepPartialEntity<Entity>[],
): Promise<string[]> =>
  inStatements(rows, async (part) => {
    const query = manager.createQueryBuilder().insert().into(entity).values(part).orIgnore();
    const inserted = await query.returning('id').execute();
    return (inserted.raw as { id: string }[]).map(({ id }) => id);
  });

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
