import { randomUUID } from 'node:crypto';
import { valueOf } from '#domain';
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
} from '#database';
import type { EntityManager } from 'typeorm';
import { insertAll } from '../common/insert-all.js';

const COPY = ' (copy)';

/** Copies a brand's data, each list in its order: its places (`seq`) are copied, too. The brand is taken already. */
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
      name: name ?? original.slice(0, LIMITS.nameLength - COPY.length) + COPY,
      aliases,
      matchCase,
      maxPrompts,
    }),
  );
  const categories = await manager.findBy(CategoryEntity, { brandId: id });
  const attributes = await manager.findBy(AttributeEntity, { attributeCategory: { brandId: id } });
  const ids = new Map([...categories, ...attributes].map((row) => [row.id, randomUUID()]));
  const anew = (old: string): string => valueOf(ids, old);
  const mine = () => ({ id: randomUUID(), brandId: copy.id });

  await insertAll(
    manager,
    CategoryEntity,
    categories.map((row) => ({ ...row, ...mine(), id: anew(row.id) })),
  );
  await insertAll(
    manager,
    AttributeEntity,
    attributes.map((row) => ({
      ...row,
      id: anew(row.id),
      attributeCategoryId: anew(row.attributeCategoryId),
    })),
  );
  for (const entity of [CompetitorEntity, PromptTemplateEntity]) {
    const rows = await manager.findBy(entity, { brandId: id });
    await insertAll(
      manager,
      entity,
      rows.map((row) => ({ ...row, ...mine() })),
    );
  }
  await insertAll(
    manager,
    BlacklistPairEntity,
    (await manager.findBy(BlacklistPairEntity, { brandId: id })).map((row) => ({
      ...row,
      ...mine(),
      forbiddenWithId: anew(row.forbiddenWithId),
      targetId: anew(row.targetId),
    })),
  );
  await insertAll(
    manager,
    CategoryBlacklistPairEntity,
    (await manager.findBy(CategoryBlacklistPairEntity, { brandId: id })).map((row) => ({
      ...row,
      ...mine(),
      forbiddenWithCategoryId: anew(row.forbiddenWithCategoryId),
      targetCategoryId: anew(row.targetCategoryId),
    })),
  );
  await insertAll(
    manager,
    AttributeCategoryBlacklistPairEntity,
    (await manager.findBy(AttributeCategoryBlacklistPairEntity, { brandId: id })).map((row) => ({
      ...row,
      ...mine(),
      forbiddenWithAttributeId: anew(row.forbiddenWithAttributeId),
      targetCategoryId: anew(row.targetCategoryId),
    })),
  );
  await insertAll(
    manager,
    CategoryPairingEntity,
    (await manager.findBy(CategoryPairingEntity, { brandId: id })).map((row) => ({
      ...row,
      ...mine(),
      productCategoryAttributeId: anew(row.productCategoryAttributeId),
      attributeCategoryId: anew(row.attributeCategoryId),
    })),
  );
  await insertAll(
    manager,
    ModifiedAttributeNameEntity,
    (await manager.findBy(ModifiedAttributeNameEntity, { brandId: id })).map((row) => ({
      ...row,
      ...mine(),
      attributeId: anew(row.attributeId),
    })),
  );
  return copy;
}
