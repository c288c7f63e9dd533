import { type GenerateCsvRequest, LIMITS } from '#contracts';
import { WholeNumber } from '../common/body-fields.js';

export class GenerateCsvDto implements GenerateCsvRequest {
  @WholeNumber('seed', LIMITS.seed)
  seed?: number | null;

  @WholeNumber('maxPrompts', LIMITS.brandMaxPrompts)
  maxPrompts?: number;
}
