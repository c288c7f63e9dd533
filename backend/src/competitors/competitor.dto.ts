import { competitorNameFault, type Weight } from '#domain';
import type { CompetitorRequest } from '#contracts';
import { PartialType } from '@nestjs/swagger';
import { CheckedText, WeightField } from '../common/body-fields.js';

export class CompetitorDto implements CompetitorRequest {
  @CheckedText(competitorNameFault)
  name!: string;

  /** 1 Low, 2 Medium, 3 High. */
  @WeightField()
  weight?: Weight;
}

export class UpdateCompetitorDto
  extends PartialType(CompetitorDto, { skipNullProperties: false })
  implements Partial<CompetitorRequest> {}
