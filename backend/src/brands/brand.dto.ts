import { type BrandRequest, LIMITS } from '#contracts';
import { PartialType } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { Optional, Text } from '../common/text-fields.js';

const { min, max, default: fallback } = LIMITS.brandMaxPrompts;
const outOfRange = { message: `Maximum Prompts must be a whole number from ${min} to ${max}` };

export class CreateBrandDto implements BrandRequest {
  @Text('Brand name', LIMITS.nameLength)
  name!: string;

  /** How many prompts a structured file or a sampled run holds at most. */
  @Optional()
  @Max(max, outOfRange)
  @Min(min, outOfRange)
  @IsInt(outOfRange)
  maxPrompts?: number = fallback;
}

export class UpdateBrandDto extends PartialType(CreateBrandDto, { skipNullProperties: false }) {
  override maxPrompts?: number = undefined;
}
