import type {
  AttributeCategoryBlacklistPair,
  BlacklistPair,
  CategoryBlacklistPair,
  CategoryPairing,
} from '#contracts';
import type {
  AttributeCategoryBlacklistPairEntity,
  BlacklistPairEntity,
  CategoryBlacklistPairEntity,
  CategoryPairingEntity,
} from '#database';
import { toAttribute, toCategory } from '../common/entity-views.js';

export const toBlacklistPair = (row: BlacklistPairEntity): BlacklistPair => ({
  id: row.id,
  brandId: row.brandId,
  forbiddenWithId: row.forbiddenWithId,
  targetId: row.targetId,
  comment: row.comment,
  ...(row.forbiddenWith && { forbiddenWith: toAttribute(row.forbiddenWith) }),
  ...(row.target && { target: toAttribute(row.target) }),
});

export const toCategoryPair = (row: CategoryBlacklistPairEntity): CategoryBlacklistPair => ({
  id: row.id,
  brandId: row.brandId,
  forbiddenWithCategoryId: row.forbiddenWithCategoryId,
  targetCategoryId: row.targetCategoryId,
  comment: row.comment,
  ...(row.forbiddenWithCategory && { forbiddenWithCategory: toCategory(row.forbiddenWithCategory) }),
  ...(row.targetCategory && { targetCategory: toCategory(row.targetCategory) }),
});

export const toAttributeCategoryPair = (
  row: AttributeCategoryBlacklistPairEntity,
): AttributeCategoryBlacklistPair => ({
  id: row.id,
  brandId: row.brandId,
  forbiddenWithAttributeId: row.forbiddenWithAttributeId,
  targetCategoryId: row.targetCategoryId,
  comment: row.comment,
  ...(row.forbiddenWithAttribute && { forbiddenWithAttribute: toAttribute(row.forbiddenWithAttribute) }),
  ...(row.targetCategory && { targetCategory: toCategory(row.targetCategory) }),
});

export const toPairing = (row: CategoryPairingEntity): CategoryPairing => ({
  id: row.id,
  brandId: row.brandId,
  productCategoryAttributeId: row.productCategoryAttributeId,
  attributeCategoryId: row.attributeCategoryId,
  ...(row.productCategoryAttribute && {
    productCategoryAttribute: toAttribute(row.productCategoryAttribute),
  }),
  ...(row.attributeCategory && { attributeCategory: toCategory(row.attributeCategory) }),
});
