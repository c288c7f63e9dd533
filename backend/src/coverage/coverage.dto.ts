import { type GenerateCoverageRequest, LIMITS } from '#contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { Flag, Ids, Optional, type Sent, WholeNumber } from '../common/body-fields.js';

/** Converts texts of a query to the numbers and lists that a body has. */
const FromQuery = (convert: (text: string) => unknown) =>
  Transform(({ value }: Sent) => (typeof value === 'string' ? convert(value) : value));
const aNumber = FromQuery((text) => (text.trim() === '' ? text : Number(text)));
const aFlag = FromQuery((text) => (text === 'true' ? true : text === 'false' ? false : text));
const aList = FromQuery((text) => [text]);

const STRENGTHS = [1, 2] as const;
const SCOPES = ['missing', 'all'] as const;
const { min, max } = LIMITS.coverageAttributes;
const widthMessage = `maxAttributes must be a whole number from ${min} to ${max}`;

/** The body of a run. */
export class GenerateCoverageDto implements GenerateCoverageRequest {
  @IsIn(STRENGTHS, { message: 'strength must be 1 or 2' })
  strength!: 1 | 2;

  @Flag('attributePairsOnly')
  attributePairsOnly?: boolean;

  @IsInt({ message: widthMessage })
  @Min(min, { message: widthMessage })
  @Max(max, { message: widthMessage })
  maxAttributes!: number;

  @IsIn(SCOPES, { message: `scope must be one of: ${SCOPES.join(', ')}` })
  scope!: 'missing' | 'all';

  @Optional()
  @Ids('productCategoryIds')
  productCategoryIds?: string[];

  @Optional()
  @Ids('categoryIds')
  categoryIds?: string[];

  @WholeNumber('seed', LIMITS.seed)
  seed?: number | null;
}

/** The query of a plan: the same fields, as texts. */
export class CoveragePlanDto extends GenerateCoverageDto {}
for (const field of ['strength', 'maxAttributes', 'seed']) aNumber(CoveragePlanDto.prototype, field);
aFlag(CoveragePlanDto.prototype, 'attributePairsOnly');
for (const field of ['productCategoryIds', 'categoryIds']) aList(CoveragePlanDto.prototype, field);
