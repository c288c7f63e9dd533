import { CATEGORY_TYPES, type CategoryType, type Weight } from '#domain';
import { type AttributeBatchRequest, type AttributeRequest, type CategoryRequest, LIMITS } from '#contracts';
import { PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsIn, IsUUID, Matches, ValidateNested } from 'class-validator';
import { Text, WeightField } from '../common/text-fields.js';

export class CreateCategoryDto implements CategoryRequest {
  @IsIn(CATEGORY_TYPES, { message: `catType must be one of: ${CATEGORY_TYPES.join(', ')}` })
  catType!: CategoryType;

  @Matches(/^[^:|]*$/, { message: "Category name must not contain ':' or '|'" })
  @Text('Category name', LIMITS.nameLength)
  displayName!: string;

  /** 1 Low, 2 Medium, 3 High. */
  @WeightField()
  weight?: Weight;
}

export class UpdateCategoryDto extends PartialType(CreateCategoryDto, { skipNullProperties: false }) {}

export class CreateAttributeDto implements AttributeRequest {
  @Matches(/^[^|]*$/, { message: "Attribute name must not contain '|'" })
  @Text('Attribute name', LIMITS.nameLength)
  displayName!: string;

  /** 1 Low, 2 Medium, 3 High. */
  @WeightField()
  weight?: Weight;
}

export class UpdateAttributeDto extends PartialType(CreateAttributeDto, { skipNullProperties: false }) {}

class BatchAttributeDto extends CreateAttributeDto {
  @IsUUID('all', { message: 'attributeCategoryId must be a valid id' })
  attributeCategoryId!: string;
}

export class AttributeBatchDto implements AttributeBatchRequest {
  @ValidateNested({ each: true })
  @Type(() => BatchAttributeDto)
  @ArrayNotEmpty({ message: 'No valid attributes to create' })
  @IsArray({ message: 'attributes must be a list' })
  attributes!: BatchAttributeDto[];
}
