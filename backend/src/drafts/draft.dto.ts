import {
  type DraftIdsRequest,
  LIMITS,
  MESSAGES,
  type MoveToDraftsRequest,
  type UpdateDraftRequest,
} from '#contracts';
import { ArrayNotEmpty } from 'class-validator';
import { AsRead, Id, Ids, Indexes, Optional, Text } from '../common/body-fields.js';

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
