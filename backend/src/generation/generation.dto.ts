import {
  type AskAgainRequest,
  type GenerateAdvancedCompetitorRequest,
  type GenerateBulkV2Request,
  type GenerateBulkWrittenRequest,
  type GenerateManualV2Request,
  type GeneratePcRequest,
  type GenerateValidationRequest,
  type GenerateWrittenRequest,
  type ImproveWrittenPromptsRequest,
  LIMITS,
  MESSAGES,
} from '#contracts';
import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  IsUUID,
  registerDecorator,
  ValidateIf,
} from 'class-validator';
import { Ids, Indexes, Optional, OptionalId, Text, WholeNumber } from '../common/text-fields.js';
import { PromptsToSave, type PromptToSaveDto } from '../written-prompts/prompt-to-save.dto.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isIdList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' && UUID.test(id));

/** A map of category id to attribute ids. */
const SelectedAttributes = () =>
  applyDecorators(Optional(), (target: object, propertyName: string | symbol) =>
    registerDecorator({
      name: 'selectedAttributes',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.entries(value).every(([categoryId, ids]) => UUID.test(categoryId) && isIdList(ids)),
        defaultMessage: () => 'selectedAttributes must map category ids to lists of attribute ids',
      },
    }),
  );

export class GeneratePcDto implements GeneratePcRequest {
  @Ids('productCategoryIds')
  @ArrayMinSize(1, { message: MESSAGES.pcSelection })
  productCategoryIds!: string[];
}

export class GenerateBulkV2Dto implements GenerateBulkV2Request {
  @Ids('productCategoryIds')
  @ArrayMaxSize(LIMITS.bulkV2ProductCategories.max, { message: MESSAGES.bulkV2Selection })
  @ArrayMinSize(LIMITS.bulkV2ProductCategories.min, { message: MESSAGES.bulkV2Selection })
  productCategoryIds!: string[];
}

export class GenerateManualV2Dto implements GenerateManualV2Request {
  @Optional()
  @Ids('productCategoryIds')
  productCategoryIds?: string[];

  @SelectedAttributes()
  selectedAttributes?: Record<string, string[]>;
}

export class GenerateAdvancedCompetitorDto implements GenerateAdvancedCompetitorRequest {
  @Ids('competitorIds')
  @ArrayMinSize(1, { message: MESSAGES.advancedCompetitors })
  competitorIds!: string[];

  @Optional()
  @Ids('productCategoryIds')
  productCategoryIds?: string[];

  @SelectedAttributes()
  selectedAttributes?: Record<string, string[]>;
}

export class GenerateValidationDto implements GenerateValidationRequest {
  @Optional()
  @Ids('productCategoryIds')
  productCategoryIds?: string[];

  @OptionalId('attributeCategoryId')
  attributeCategoryId?: string | null;
}

export class GenerateWrittenDto implements GenerateWrittenRequest {
  @Ids('productCategoryAttributeIds')
  productCategoryAttributeIds!: string[];

  @Optional()
  @Ids('selectedCategoryIds')
  selectedCategoryIds?: string[];

  @WholeNumber('promptCount', LIMITS.promptCount)
  promptCount?: number;
}

export class GenerateBulkWrittenDto implements GenerateBulkWrittenRequest {
  @WholeNumber('seed', LIMITS.seed)
  seed?: number | null;

  @WholeNumber('singleAttributePercentage', LIMITS.singleAttributePercentage)
  singleAttributePercentage?: number;
}

/** Of calls that need nothing but the brand: whatever is sent is dropped. */
export class NoBodyDto {
  private readonly nothing?: never;
}

/** Either prompts or drafts. */
export class ImproveWrittenPromptsDto implements ImproveWrittenPromptsRequest {
  @ValidateIf(({ draftIds, prompts }: ImproveWrittenPromptsRequest) => prompts !== undefined || !draftIds)
  @PromptsToSave(MESSAGES.improveSelection)
  prompts?: PromptToSaveDto[];

  @Optional()
  @ArrayMaxSize(LIMITS.promptsPerRun, {
    message: `draftIds must hold at most ${LIMITS.promptsPerRun} ids`,
  })
  @ArrayNotEmpty({ message: MESSAGES.improveSelection })
  @Ids('draftIds')
  draftIds?: string[];

  @Text('Instructions', LIMITS.instructionsLength, { required: MESSAGES.improveInstructions })
  instructions!: string;
}

/** Either drafts, or results of one run. */
export class AskAgainDto implements AskAgainRequest {
  @Optional()
  @ArrayMaxSize(LIMITS.promptsPerRun, { message: `draftIds must hold at most ${LIMITS.promptsPerRun} ids` })
  @ArrayNotEmpty({ message: MESSAGES.askAgainSelection })
  @Ids('draftIds')
  draftIds?: string[];

  @Optional()
  @IsUUID('all', { message: 'jobId must be a valid id' })
  jobId?: string;

  @Optional()
  @ArrayNotEmpty({ message: MESSAGES.askAgainSelection })
  @Indexes()
  indexes?: number[];
}
