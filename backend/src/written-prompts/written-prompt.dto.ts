import {
  type DeleteWrittenPromptGroupsRequest,
  type DeleteWrittenPromptsRequest,
  LIMITS,
  MESSAGES,
  type SaveWrittenPromptsRequest,
  type UpdateWrittenPromptRequest,
  type WrittenPromptGroupKey,
} from '#contracts';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsOptional, IsString, ValidateNested } from 'class-validator';
import { Ids, OptionalId, Text } from '../common/text-fields.js';
import { PromptsToSave, type PromptToSaveDto } from './prompt-to-save.dto.js';

export class SaveWrittenPromptsDto implements SaveWrittenPromptsRequest {
  @PromptsToSave(MESSAGES.noWrittenPromptsToSave)
  prompts!: PromptToSaveDto[];
}

export class UpdateWrittenPromptDto implements UpdateWrittenPromptRequest {
  @Text('Question', LIMITS.questionLength, { required: MESSAGES.questionBlank })
  question!: string;
}

export class DeleteWrittenPromptsDto implements DeleteWrittenPromptsRequest {
  @ArrayNotEmpty({ message: 'Please select at least one prompt to delete' })
  @Ids('promptIds')
  promptIds!: string[];
}

export class WrittenPromptGroupKeyDto implements WrittenPromptGroupKey {
  @OptionalId('batchId')
  batchId?: string;

  @IsOptional()
  @IsString({ message: 'productCategory must be text' })
  productCategory?: string;

  @IsOptional()
  @IsString({ message: 'attributeCategory must be text' })
  attributeCategory?: string;
}

export class DeleteWrittenPromptGroupsDto implements DeleteWrittenPromptGroupsRequest {
  @ValidateNested({ each: true })
  @Type(() => WrittenPromptGroupKeyDto)
  @ArrayNotEmpty({ message: 'Please select at least one group to delete' })
  @IsArray({ message: 'groups must be a list' })
  groups!: WrittenPromptGroupKeyDto[];
}
