import {
  type DraftIdsRequest,
  LIMITS,
  MESSAGES,
  type MoveToDraftsRequest,
  type UpdateDraftRequest,
} from '#contracts';
import { ArrayNotEmpty, IsInt, IsUUID, Max, MaxLength, Min, IsArray, IsString } from 'class-validator';
import { Ids, Optional, Text } from '../common/text-fields.js';

const INDEXES = `indexes must hold whole numbers from 0 to ${LIMITS.promptsPerRun - 1}`;

export class MoveToDraftsDto implements MoveToDraftsRequest {
  @IsUUID('all', { message: 'jobId must be a valid id' })
  jobId!: string;

  @Optional()
  @IsArray({ message: 'indexes must be a list' })
  @IsInt({ each: true, message: INDEXES })
  @Min(0, { each: true, message: INDEXES })
  @Max(LIMITS.promptsPerRun - 1, { each: true, message: INDEXES })
  indexes?: number[];
}

export class UpdateDraftDto implements UpdateDraftRequest {
  @Text('Question', LIMITS.questionLength, { required: MESSAGES.questionBlank })
  question!: string;

  /** As it was read: neither trimmed nor changed. */
  @Optional()
  @IsString({ message: 'expected must be text' })
  @MaxLength(LIMITS.questionLength, {
    message: `expected must be at most ${LIMITS.questionLength} characters`,
  })
  expected?: string;
}

export class DraftIdsDto implements DraftIdsRequest {
  @ArrayNotEmpty({ message: MESSAGES.draftSelection })
  @Ids('draftIds')
  draftIds!: string[];
}
