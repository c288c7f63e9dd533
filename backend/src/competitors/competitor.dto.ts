import type { Weight } from '#domain';
import { type CompetitorRequest, LIMITS, MESSAGES } from '#contracts';
import { Text, WeightField } from '../common/text-fields.js';

export class CompetitorDto implements CompetitorRequest {
  @Text('Competitor name', LIMITS.competitorNameLength, {
    required: MESSAGES.competitorName,
    tooLong: MESSAGES.competitorNameLength,
  })
  name!: string;

  /** 1 Low, 2 Medium, 3 High. */
  @WeightField()
  weight?: Weight;
}
