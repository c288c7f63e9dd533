import {
  type AttributeCategoryBlacklistPairRequest,
  type BlacklistPairRequest,
  type CategoryBlacklistPairRequest,
  type CategoryPairingRequest,
  LIMITS,
  MESSAGES,
  type PairBatchRequest,
} from '#contracts';
import { ArrayNotEmpty } from 'class-validator';
import { ListOfBodies, Id, OptionalText } from '../common/body-fields.js';

export class BlacklistPairDto implements BlacklistPairRequest {
  @Id(MESSAGES.blacklistPrimary)
  forbiddenWithId!: string;

  @Id(MESSAGES.blacklistTargets)
  targetId!: string;

  @OptionalText('comment', LIMITS.commentLength)
  comment?: string | null;
}

class BrandBlacklistPairDto extends BlacklistPairDto {
  @Id('brandId must be a valid id')
  brandId!: string;
}

export class BlacklistBatchDto implements PairBatchRequest<BlacklistPairRequest> {
  @ArrayNotEmpty({ message: MESSAGES.blacklistTargets })
  @ListOfBodies('pairs', () => BrandBlacklistPairDto, { message: MESSAGES.blacklistTargets })
  pairs!: BrandBlacklistPairDto[];
}

class CategoryPairDto implements CategoryBlacklistPairRequest {
  @Id('brandId must be a valid id')
  brandId!: string;

  @Id(MESSAGES.categoryBlacklistPrimary)
  forbiddenWithCategoryId!: string;

  @Id(MESSAGES.categoryBlacklistTargets)
  targetCategoryId!: string;

  @OptionalText('comment', LIMITS.commentLength)
  comment?: string | null;
}

export class CategoryBlacklistBatchDto implements PairBatchRequest<CategoryBlacklistPairRequest> {
  @ArrayNotEmpty({ message: MESSAGES.categoryBlacklistTargets })
  @ListOfBodies('pairs', () => CategoryPairDto, { message: MESSAGES.categoryBlacklistTargets })
  pairs!: CategoryPairDto[];
}

class AttributeCategoryPairDto implements AttributeCategoryBlacklistPairRequest {
  @Id('brandId must be a valid id')
  brandId!: string;

  @Id(MESSAGES.attributeCategoryPrimary)
  forbiddenWithAttributeId!: string;

  @Id(MESSAGES.categoryBlacklistTargets)
  targetCategoryId!: string;

  @OptionalText('comment', LIMITS.commentLength)
  comment?: string | null;
}

export class AttributeCategoryBlacklistBatchDto implements PairBatchRequest<AttributeCategoryBlacklistPairRequest> {
  @ArrayNotEmpty({ message: MESSAGES.categoryBlacklistTargets })
  @ListOfBodies('pairs', () => AttributeCategoryPairDto, { message: MESSAGES.categoryBlacklistTargets })
  pairs!: AttributeCategoryPairDto[];
}

export class CategoryPairingDto implements CategoryPairingRequest {
  @Id(MESSAGES.pairingProductCategory)
  productCategoryAttributeId!: string;

  @Id(MESSAGES.pairingCategory)
  attributeCategoryId!: string;
}
