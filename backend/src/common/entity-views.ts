import type { Attribute, AttributeCategory, Brand } from '#contracts';
import type { AttributeEntity, BrandEntity, CategoryEntity } from '#database';

export const toBrand = (row: BrandEntity): Brand => ({
  id: row.id,
  name: row.name,
  aliases: row.aliases,
  matchCase: row.matchCase,
  maxPrompts: row.maxPrompts,
  createdAt: row.createdAt.toISOString(),
  lastCsvGenerated: row.lastCsvGenerated?.toISOString() ?? null,
  csvFilePath: row.csvFilePath,
});

/** A category as the API returns it, alone or nested. */
export const toCategory = ({
  id,
  brandId,
  catType,
  displayName,
  weight,
  phrase,
}: CategoryEntity): AttributeCategory => ({
  id,
  brandId,
  catType,
  displayName,
  weight,
  phrase,
  isProductCategory: catType === 'ProductCategory',
});

/** An attribute as the API returns it, with its category if that was read too. */
export const toAttribute = (row: AttributeEntity): Attribute => ({
  id: row.id,
  attributeCategoryId: row.attributeCategoryId,
  displayName: row.displayName,
  weight: row.weight,
  phrase: row.phrase,
  form: row.form,
  ...(row.attributeCategory && { attributeCategory: toCategory(row.attributeCategory) }),
});
