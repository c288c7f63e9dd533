import {
  type AskAgainRequest,
  type GenerateBulkWrittenRequest,
  type GenerateWrittenRequest,
  type ImproveWrittenPromptsRequest,
  LIMITS,
  MESSAGES,
} from '#contracts';
import { formatCount } from '#domain';
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayNotEmpty, ValidateIf } from 'class-validator';
import { Id, Ids, Indexes, NullIsAbsent, Optional, Text, WholeNumber } from '../common/body-fields.js';
import { PromptsToSave, PromptToImproveDto } from '../written-prompts/prompt-to-save.dto.js';

export class GenerateWrittenDto implements GenerateWrittenRequest {
  @Ids('productCategoryAttributeIds', MESSAGES.noProductCategoryAttribute)
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

/** Ids of drafts, at least one. */
const ChosenDrafts = (noneMessage: string) =>
  applyDecorators(
    ArrayMaxSize(LIMITS.promptsPerRun, {
      message: `draftIds must hold at most ${formatCount(LIMITS.promptsPerRun)} ids`,
    }),
    ArrayNotEmpty({ message: noneMessage }),
    Ids('draftIds'),
  );

/** Either prompts or drafts. */
export class ImproveWrittenPromptsDto implements ImproveWrittenPromptsRequest {
  @ValidateIf(({ draftIds, prompts }: ImproveWrittenPromptsRequest) => prompts !== undefined || !draftIds)
  @NullIsAbsent()
  @PromptsToSave(MESSAGES.improveSelection, () => PromptToImproveDto)
  prompts?: PromptToImproveDto[];

  @Optional()
  @ChosenDrafts(MESSAGES.improveSelection)
  draftIds?: string[];

  @Text('Instructions', LIMITS.instructionsLength, MESSAGES.improveInstructions)
  instructions!: string;
}

/** Either drafts, or results of one run. */
export class AskAgainDto implements AskAgainRequest {
  @Optional()
  @ChosenDrafts(MESSAGES.askAgainSelection)
  draftIds?: string[];

  @Optional()
  @Id('jobId must be a valid id')
  jobId?: string;

  @Optional()
  @ArrayNotEmpty({ message: MESSAGES.askAgainSelection })
  @Indexes()
  indexes?: number[];
}
