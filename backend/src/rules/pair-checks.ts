import type { CategoryType } from '#domain';
import {
  type AttributeCategoryBlacklistPairRequest,
  type BlacklistPairRequest,
  type CategoryBlacklistPairRequest,
  MESSAGES,
} from '#contracts';
import { refused } from '../common/api-exception.js';

interface MemberTypes {
  /** The type of the category that holds an attribute. */
  attributeType(id: string): CategoryType;
  categoryType(id: string): CategoryType;
}

/** Refuses an impossible blacklist pair, before it is added or its impact is counted. @throws BadRequestException */
export function checkPair({ forbiddenWithId, targetId }: BlacklistPairRequest): void {
  if (forbiddenWithId === targetId) throw refused(MESSAGES.blacklistItself);
}

/** The same for two categories. */
export function checkCategoryPair({
  forbiddenWithCategoryId,
  targetCategoryId,
}: CategoryBlacklistPairRequest): void {
  if (forbiddenWithCategoryId === targetCategoryId) throw refused(MESSAGES.categoryBlacklistItself);
}

/** The same for a product category and a category of attributes. */
export function checkAttributeCategoryPair(
  { forbiddenWithAttributeId, targetCategoryId }: AttributeCategoryBlacklistPairRequest,
  members: MemberTypes,
): void {
  if (members.attributeType(forbiddenWithAttributeId) !== 'ProductCategory')
    throw refused(MESSAGES.attributeCategoryPrimary, 'forbiddenWithAttributeId');
  if (members.categoryType(targetCategoryId) === 'ProductCategory')
    throw refused(MESSAGES.attributeCategoryTarget, 'targetCategoryId');
}
