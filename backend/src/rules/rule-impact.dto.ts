import type {
  AttributeCategoryBlacklistPairRequest,
  BlacklistPairRequest,
  CategoryBlacklistPairRequest,
} from '#contracts';
import { ArrayNotEmpty } from 'class-validator';
import { ListOfBodies, OptionalId } from '../common/body-fields.js';

/** A pair of any of the three blacklist batches. */
export class AnyPairDto
  implements
    Partial<BlacklistPairRequest>,
    Partial<CategoryBlacklistPairRequest>,
    Partial<AttributeCategoryBlacklistPairRequest>
{
  @OptionalId('brandId')
  brandId?: string;

  @OptionalId('forbiddenWithId')
  forbiddenWithId?: string;

  @OptionalId('targetId')
  targetId?: string;

  @OptionalId('forbiddenWithCategoryId')
  forbiddenWithCategoryId?: string;

  @OptionalId('forbiddenWithAttributeId')
  forbiddenWithAttributeId?: string;

  @OptionalId('targetCategoryId')
  targetCategoryId?: string;
}

/** That a pair has the fields of one of the three kinds is checked later, where the kinds are told apart. */
export class RuleImpactDto {
  @ArrayNotEmpty({ message: 'Please give at least one pair' })
  @ListOfBodies('pairs', () => AnyPairDto)
  pairs!: AnyPairDto[];
}
