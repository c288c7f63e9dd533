import {
  attributeNameFault,
  attributePhraseFault,
  CATEGORY_TYPES,
  categoryNameFault,
  categoryPhraseFault,
  type CategoryType,
  NAME_MAX_LENGTH,
  NOUN_FORMS,
  type NounForm,
  type Weight,
} from '#domain';
import {
  type AttributeBatchRequest,
  type AttributeRequest,
  type CategoryRequest,
  MESSAGES,
  type Renaming,
} from '#contracts';
import { PartialType } from '@nestjs/swagger';
import { ArrayNotEmpty, IsIn } from 'class-validator';
import {
  AsRead,
  ListOfBodies,
  CheckedText,
  ChoiceOrNull,
  Id,
  noList,
  PhraseField,
  WeightField,
} from '../common/body-fields.js';

export class CreateCategoryDto implements CategoryRequest {
  @IsIn(CATEGORY_TYPES, { message: `catType must be one of: ${CATEGORY_TYPES.join(', ')}` })
  catType!: CategoryType;

  @CheckedText(categoryNameFault)
  displayName!: string;

  /** 1 Low, 2 Medium, 3 High. */
  @WeightField()
  weight?: Weight;

  /** How its attributes are worded in a question, with `{value}` in place of the attribute; null: guessed. */
  @PhraseField(categoryPhraseFault)
  phrase?: string | null;
}

export class UpdateCategoryDto
  extends PartialType(CreateCategoryDto, { skipNullProperties: false })
  implements Renaming<CategoryRequest>
{
  /** The name that is being replaced: 409 if it has another one by now. */
  @AsRead('expected', NAME_MAX_LENGTH)
  expected?: string;
}

export class CreateAttributeDto implements AttributeRequest {
  @CheckedText(attributeNameFault)
  displayName!: string;

  /** 1 Low, 2 Medium, 3 High. */
  @WeightField()
  weight?: Weight;

  /** How it is worded in a question; null: as its category says, or guessed. */
  @PhraseField(attributePhraseFault)
  phrase?: string | null;

  /** For an attribute of a product category: how its name is used in a sentence; null: guessed. */
  @ChoiceOrNull('form', NOUN_FORMS)
  form?: NounForm | null;
}

export class UpdateAttributeDto
  extends PartialType(CreateAttributeDto, { skipNullProperties: false })
  implements Renaming<AttributeRequest>
{
  /** The name that is being replaced: 409 if it has another one by now. */
  @AsRead('expected', NAME_MAX_LENGTH)
  expected?: string;
}

class BatchAttributeDto extends CreateAttributeDto {
  @Id('attributeCategoryId must be a valid id')
  attributeCategoryId!: string;
}

export class AttributeBatchDto implements AttributeBatchRequest {
  @ArrayNotEmpty({ message: MESSAGES.pasteNoneValid })
  @ListOfBodies('attributes', () => BatchAttributeDto, {
    message: noList('attributes must be a list', MESSAGES.pasteNoneValid),
  })
  attributes!: BatchAttributeDto[];
}
