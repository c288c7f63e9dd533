import {
  type ChosenPromptsRequest,
  type DecideRequest,
  type Decision,
  DECISIONS,
  type DeleteWrittenPromptGroupsRequest,
  LIMITS,
  MESSAGES,
  type RenameBatchRequest,
  type RestoreWrittenPromptsRequest,
  type SavedText,
  type SavedViewRequest,
  type SaveWrittenPromptsRequest,
  type UpdateWrittenPromptRequest,
  type WrittenPromptGroupKey,
} from '#contracts';
import { formatCount } from '#domain';
import { Transform } from 'class-transformer';
import { ArrayNotEmpty, IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import {
  AsRead,
  Flag,
  ListOfBodies,
  Id,
  Ids,
  NullIsAbsent,
  Optional,
  OptionalId,
  OptionalText,
  type Sent,
  Text,
} from '../common/body-fields.js';
import { PromptsToSave, type PromptToSaveDto } from './prompt-to-save.dto.js';

class SavedTextDto implements SavedText {
  @Id('draftId must be a valid id')
  draftId!: string;

  /** The text exactly as the client last read it: neither trimmed nor changed. */
  @IsString({ message: 'savedQuestion must be text' })
  @MaxLength(LIMITS.questionLength, {
    message: `savedQuestion must be at most ${LIMITS.questionLength} characters`,
  })
  savedQuestion!: string;
}

/** Exactly one of the first three. */
export class SaveWrittenPromptsDto implements SaveWrittenPromptsRequest {
  @ValidateIf(
    ({ draftIds, jobId, prompts }: SaveWrittenPromptsRequest) =>
      prompts !== undefined || !(draftIds ?? jobId),
  )
  @NullIsAbsent()
  @PromptsToSave(MESSAGES.noWrittenPromptsToSave)
  prompts?: PromptToSaveDto[];

  @Optional()
  @ArrayNotEmpty({ message: MESSAGES.noWrittenPromptsToSave })
  @Ids('draftIds')
  draftIds?: string[];

  @Optional()
  @Id('jobId must be a valid id')
  jobId?: string;

  @Optional()
  @Id('batchId must be a valid id')
  batchId?: string;

  @Flag('looked')
  looked?: boolean;

  @Optional()
  @ListOfBodies('replace', () => SavedTextDto, {
    max: LIMITS.promptsPerRun,
    tooMany: `replace must hold at most ${formatCount(LIMITS.promptsPerRun)} texts`,
  })
  replace?: SavedTextDto[];
}

export class UpdateWrittenPromptDto implements UpdateWrittenPromptRequest {
  @Text('Question', LIMITS.questionLength, MESSAGES.questionBlank)
  question!: string;

  @AsRead('expected')
  expected?: string;

  @OptionalId('improvedIn')
  improvedIn?: string;
}

export class ChosenPromptsDto implements ChosenPromptsRequest {
  @ArrayNotEmpty({ message: MESSAGES.promptSelection })
  @Ids('promptIds')
  promptIds!: string[];
}

export class DecideDto extends ChosenPromptsDto implements DecideRequest {
  @IsIn([...DECISIONS, null], { message: 'decision must be one of: keep, remove, null' })
  decision!: Decision | null;

  @Optional()
  @IsIn(DECISIONS, { message: 'undoes must be one of: keep, remove' })
  undoes?: Decision;
}

/** Exactly one of the two. */
export class RestoreWrittenPromptsDto implements RestoreWrittenPromptsRequest {
  @Optional()
  @ArrayNotEmpty({ message: 'Please select at least one prompt to restore' })
  @Ids('promptIds')
  promptIds?: string[];

  @Optional()
  @Id('deletionId must be a valid id')
  deletionId?: string;
}

export class RenameBatchDto implements RenameBatchRequest {
  @OptionalText('Name', LIMITS.nameLength)
  name!: string | null;
}

export class SavedViewDto implements SavedViewRequest {
  @Text('Name', LIMITS.nameLength)
  name!: string;

  /** As it stands in the address: neither trimmed nor parsed. */
  @MaxLength(LIMITS.viewQueryLength, {
    message: `query must be at most ${LIMITS.viewQueryLength} characters`,
  })
  @IsString({ message: 'query must be text' })
  query!: string;
}

export class WrittenPromptGroupKeyDto implements WrittenPromptGroupKey {
  /** An empty text means none, as an empty name does. */
  @Transform(({ value }: Sent) => (value === '' ? undefined : value))
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
  @ArrayNotEmpty({ message: 'Please select at least one group to delete' })
  @ListOfBodies('groups', () => WrittenPromptGroupKeyDto)
  groups!: WrittenPromptGroupKeyDto[];
}
