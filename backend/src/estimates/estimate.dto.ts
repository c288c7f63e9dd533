import { type EstimateRequest, JOB_KINDS, type JobKind } from '#contracts';
import { IsIn, IsObject } from 'class-validator';
import { Optional } from '../common/body-fields.js';

export class EstimateDto implements EstimateRequest {
  @IsIn(JOB_KINDS, { message: `kind must be one of: ${JOB_KINDS.join(', ')}` })
  kind!: JobKind;

  /** The body as the kind's own call takes it. */
  @Optional()
  @IsObject({ message: 'body must be an object' })
  body?: object;
}
