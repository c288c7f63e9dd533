import {
  type DraftIdsRequest,
  LIMITS,
  MESSAGES,
  type MoveToDraftsRequest,
  type UpdateDraftRequest,
} from '#contracts';
import { ArrayNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { Ids, Indexes, Optional, Text } from '../common/text-fields.js';

export class MoveToDraftsDto implements MoveToDraftsRequest {
  @IsUUID('all', { message: 'jobId must be a valid id' })
  jobId!: string;

  @Optional()
  @Indexes()
  indexes?: number[];
}

export class UpdateDraftDto implements UpdateDraftRequest {
  @Text('Question', LIMITS.questionLength, MESSAGES.questionBlank)
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
