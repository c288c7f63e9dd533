import type { SheetChanges } from '#domain';
import {
  AttributeCategoryBlacklistPairEntity,
  AttributeEntity,
  BlacklistPairEntity,
  CategoryBlacklistPairEntity,
  CategoryEntity,
  CategoryPairingEntity,
  CompetitorEntity,
  ModifiedAttributeNameEntity,
} from '#database';
import type { EntityManager } from 'typeorm';
import { insertAll } from '../common/write-rows.js';

/**
 * Writes what a sheet adds and changes, except the brand's own fields and templates. The caller has locked the brand.
 */
export async function applySheet(
  manager: EntityManager,
  brandId: string,
  changes: SheetChanges,
): Promise<void> {
  const { categories, attributes, competitors } = changes;
  const ofBrand = <Row extends object>(row: Row) => ({ ...row, brandId });
  await insertAll(
    manager,
    CategoryEntity,
    categories.added.map(({ values, ...row }) => ({ ...ofBrand(row), ...values })),
  );
  await insertAll(
    manager,
    AttributeEntity,
    attributes.added.map(({ values, ...row }) => ({ ...row, ...values })),
  );
  await insertAll(
    manager,
    CompetitorEntity,
    competitors.added.map(({ values, ...row }) => ({ ...ofBrand(row), ...values })),
  );
  for (const { id, values } of categories.changed) await manager.update(CategoryEntity, { id }, values);
  for (const { id, values } of attributes.changed) await manager.update(AttributeEntity, { id }, values);
  for (const { id, values } of competitors.changed) await manager.update(CompetitorEntity, { id }, values);
  await insertAll(manager, BlacklistPairEntity, changes.attributePairs.map(ofBrand));
  await insertAll(manager, CategoryBlacklistPairEntity, changes.categoryPairs.map(ofBrand));
  await insertAll(manager, AttributeCategoryBlacklistPairEntity, changes.attributeCategoryPairs.map(ofBrand));
  await insertAll(manager, CategoryPairingEntity, changes.pairings.map(ofBrand));
  if (changes.exportNames.length > 0)
    await manager.upsert(ModifiedAttributeNameEntity, changes.exportNames.map(ofBrand), [
      'brandId',
      'attributeId',
    ]);
}
