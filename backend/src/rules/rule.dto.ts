import {
  type AttributeCategoryBlacklistPairRequest,
  type BlacklistPairRequest,
  type CategoryBlacklistPairRequest,
  type CategoryPairingRequest,
  LIMITS,
  MESSAGES,
  type PairBatchRequest,
} from '#contracts';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { OptionalText } from '../common/text-fields.js';

export class BlacklistPairDto implements BlacklistPairRequest {
  @IsUUID('all', { message: MESSAGES.blacklistPrimary })
  forbiddenWithId!: string;

  @IsUUID('all', { message: MESSAGES.blacklistTargets })
  targetId!: string;

  @OptionalText('comment', LIMITS.commentLength)
  comment?: string | null;
}

class BrandBlacklistPairDto extends BlacklistPairDto {
  @IsUUID('all', { message: 'brandId must be a valid id' })
  brandId!: string;
}

export class BlacklistBatchDto implements PairBatchRequest<BlacklistPairRequest> {
  @ValidateNested({ each: true })
  @Type(() => BrandBlacklistPairDto)
  @ArrayNotEmpty({ message: MESSAGES.blacklistTargets })
  @IsArray({ message: MESSAGES.blacklistTargets })
  pairs!: BrandBlacklistPairDto[];
}

class CategoryPairDto implements CategoryBlacklistPairRequest {
  @IsUUID('all', { message: 'brandId must be a valid id' })
  brandId!: string;

  @IsUUID('all', { message: MESSAGES.categoryBlacklistPrimary })
  forbiddenWithCategoryId!: string;

  @IsUUID('all', { message: MESSAGES.categoryBlacklistTargets })
  targetCategoryId!: string;

  @OptionalText('comment', LIMITS.commentLength)
  comment?: string | null;
}

export class CategoryBlacklistBatchDto implements PairBatchRequest<CategoryBlacklistPairRequest> {
  @ValidateNested({ each: true })
  @Type(() => CategoryPairDto)
  @ArrayNotEmpty({ message: MESSAGES.categoryBlacklistTargets })
  @IsArray({ message: MESSAGES.categoryBlacklistTargets })
  pairs!: CategoryPairDto[];
}

class AttributeCategoryPairDto implements AttributeCategoryBlacklistPairRequest {
  @IsUUID('all', { message: 'brandId must be a valid id' })
  brandId!: string;

  @IsUUID('all', { message: MESSAGES.attributeCategoryPrimary })
  forbiddenWithAttributeId!: string;

  @IsUUID('all', { message: MESSAGES.categoryBlacklistTargets })
  targetCategoryId!: string;

  @OptionalText('comment', LIMITS.commentLength)
  comment?: string | null;
}

export class AttributeCategoryBlacklistBatchDto implements PairBatchRequest<AttributeCategoryBlacklistPairRequest> {
  @ValidateNested({ each: true })
  @Type(() => AttributeCategoryPairDto)
  @ArrayNotEmpty({ message: MESSAGES.categoryBlacklistTargets })
  @IsArray({ message: MESSAGES.categoryBlacklistTargets })
  pairs!: AttributeCategoryPairDto[];
}

export class CategoryPairingDto implements CategoryPairingRequest {
  @IsUUID('all', { message: MESSAGES.pairingProductCategory })
  productCategoryAttributeId!: string;

  @IsUUID('all', { message: MESSAGES.pairingCategory })
  attributeCategoryId!: string;
}
