import { randomUUID } from 'node:crypto';
import { recordOf, getOrThrow } from '#domain';
import { LIMITS } from '#contracts';
import {
  AttributeCategoryBlacklistPairEntity,
  AttributeEntity,
  BlacklistPairEntity,
  BrandEntity,
  CategoryBlacklistPairEntity,
  CategoryEntity,
  CategoryPairingEntity,
  CompetitorEntity,
  ModifiedAttributeNameEntity,
  PromptTemplateEntity,
  Sequenced,
} from '#database';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { insertAll } from '../common/write-rows.js';

interface Table {
  entity: new () => ObjectLiteral;
  /** Those that refer to a category or an attribute of the brand. */
  columns: readonly string[];
}

const table = <Row extends ObjectLiteral>(
  entity: new () => Row,
  ...columns: (keyof Row & string)[]
): Table => ({
  entity,
  columns,
});

/** All that refers to the brand, besides its categories and their attributes. */
const TABLES = [
  table(CompetitorEntity),
  table(PromptTemplateEntity),
  table(BlacklistPairEntity, 'forbiddenWithId', 'targetId'),
  table(CategoryBlacklistPairEntity, 'forbiddenWithCategoryId', 'targetCategoryId'),
  table(AttributeCategoryBlacklistPairEntity, 'forbiddenWithAttributeId', 'targetCategoryId'),
  table(CategoryPairingEntity, 'productCategoryAttributeId', 'attributeCategoryId'),
  table(ModifiedAttributeNameEntity, 'attributeId'),
];

/** `Acme (copy)`, or `Acme (copy 2)` where there is one: names need not be unique, but two copies should be told apart. */
async function nameOfCopy(manager: EntityManager, original: string): Promise<string> {
  const taken = new Set(
    (await manager.find(BrandEntity, { select: { name: true } })).map(({ name }) => name),
  );
  const copy = (number: number): string => {
    const ending = number === 1 ? ' (copy)' : ` (copy ${number})`;
    // By characters, as the limit counts: half an emoji would not be text.
    const name = [...original].slice(0, LIMITS.nameLength - ending.length).join('') + ending;
    return taken.has(name) ? copy(number + 1) : name;
  };
  return copy(1);
}

/** Copies a brand's data, each list in its order. The caller holds the brand's lock. */
export async function copyBrand(
  manager: EntityManager,
  id: string,
  name: string | undefined,
): Promise<BrandEntity> {
  const {
    name: original,
    aliases,
    matchCase,
    maxPrompts,
  } = await manager.findOneByOrFail(BrandEntity, {
    id,
  });
  const copy = await manager.save(
    manager.create(BrandEntity, {
      name: name ?? (await nameOfCopy(manager, original)),
      aliases,
      matchCase,
      maxPrompts,
    }),
  );
  const order = { seq: 'ASC' } as const;
  const categories = await manager.find(CategoryEntity, { where: { brandId: id }, order });
  const where = { attributeCategory: { brandId: id } };
  const attributes = await manager.find(AttributeEntity, { where, order });
  const ids = new Map([...categories, ...attributes].map((row) => [row.id, randomUUID()]));
  const copyRows = async ({ entity, columns }: Table, rows: ObjectLiteral[]) =>
    insertAll(
      manager,
      entity,
      rows.map((row) => ({
        ...row,
        ...('brandId' in row && { brandId: copy.id }),
        ...recordOf(columns, (column) => getOrThrow(ids, String(row[column]))),
        id: ids.get(String(row['id'])) ?? randomUUID(),
      })),
    );

  await copyRows(table(CategoryEntity), categories);
  await copyRows(table(AttributeEntity, 'attributeCategoryId'), attributes);
  for (const each of TABLES) {
    const inOrder = each.entity.prototype instanceof Sequenced && { order };
    await copyRows(each, await manager.find(each.entity, { where: { brandId: id }, ...inOrder }));
  }
  return copy;
}
