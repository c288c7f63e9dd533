import { BRAND_MAX_PROMPTS_FAULT, brandNameFault, otherNameFault } from '#domain';
import { type BrandRequest, type DuplicateBrandRequest, LIMITS } from '#contracts';
import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, isString, Max, Min } from 'class-validator';
import { CheckedText, Flag, ListOf, Optional } from '../common/body-fields.js';

const { min, max, default: fallback } = LIMITS.brandMaxPrompts;
const outOfRange = { message: BRAND_MAX_PROMPTS_FAULT };

/** Trims the names and drops repetitions. */
const trimmedNames = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)))]
    : value;

export class CreateBrandDto implements BrandRequest {
  @CheckedText(brandNameFault)
  name!: string;

  @Optional()
  @Transform(({ value }) => trimmedNames(value))
  @ListOf(
    `aliases must be a list of at most ${LIMITS.brandAliases} names of at most ${LIMITS.nameLength} characters`,
    LIMITS.brandAliases,
    (one) => isString(one) && otherNameFault(one) === null,
  )
  aliases?: string[] = [];

  @Flag('matchCase')
  matchCase?: boolean = false;

  /** How many prompts a structured file or a sampled run holds at most. */
  @Optional()
  @Max(max, outOfRange)
  @Min(min, outOfRange)
  @IsInt(outOfRange)
  maxPrompts?: number = fallback;
}

export class UpdateBrandDto
  extends PartialType(CreateBrandDto, { skipNullProperties: false })
  implements Partial<BrandRequest>
{
  override maxPrompts?: number = undefined;
  override aliases?: string[] = undefined;
  override matchCase?: boolean = undefined;
}

export class DuplicateBrandDto implements DuplicateBrandRequest {
  @Optional()
  @CheckedText(brandNameFault)
  name?: string;
}
