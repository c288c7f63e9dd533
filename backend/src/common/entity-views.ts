import type { Attribute, AttributeCategory } from '#contracts';
import type { AttributeEntity, CategoryEntity } from '#database';

/** A category as the wire carries it, alone or nested. */
export const toCategory = ({
  id,
  brandId,
  catType,
  displayName,
  weight,
}: CategoryEntity): AttributeCategory => ({
  id,
  brandId,
  catType,
  displayName,
  weight,
  isProductCategory: catType === 'ProductCategory',
});

/** An attribute as the wire carries it, with its category where that was read too. */
export const toAttribute = (row: AttributeEntity): Attribute => ({
  id: row.id,
  attributeCategoryId: row.attributeCategoryId,
  displayName: row.displayName,
  weight: row.weight,
  ...(row.attributeCategory && { attributeCategory: toCategory(row.attributeCategory) }),
});
