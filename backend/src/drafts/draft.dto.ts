import {
  type DraftIdsRequest,
  LIMITS,
  MESSAGES,
  type MoveToDraftsRequest,
  type UpdateDraftRequest,
} from '#contracts';
import { applyDecorators } from '@nestjs/common';
import { ArrayNotEmpty, IsString, MaxLength } from 'class-validator';
import { Id, Ids, Indexes, Optional, Text } from '../common/text-fields.js';

/** A question as it was read: neither trimmed nor changed. */
const AsRead = (field: string) =>
  applyDecorators(
    Optional(),
    IsString({ message: `${field} must be text` }),
    MaxLength(LIMITS.questionLength, {
      message: `${field} must be at most ${LIMITS.questionLength} characters`,
    }),
  );

export class MoveToDraftsDto implements MoveToDraftsRequest {
  @Id('jobId must be a valid id')
  jobId!: string;

  @Optional()
  @Indexes()
  indexes?: number[];
}

export class UpdateDraftDto implements UpdateDraftRequest {
  @Text('Question', LIMITS.questionLength, MESSAGES.questionBlank)
  question!: string;

  @AsRead('expected')
  expected?: string;

  @AsRead('previousQuestion')
  previousQuestion?: string;
}

export class DraftIdsDto implements DraftIdsRequest {
  @ArrayNotEmpty({ message: MESSAGES.promptSelection })
  @Ids('draftIds')
  draftIds!: string[];
}
