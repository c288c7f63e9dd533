import { formatCount, PROMPT_TYPES, type PromptType } from '#domain';
import { LIMITS, type PromptToSave, type WrittenPrompt } from '#contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { Allow, ArrayNotEmpty, IsIn, isString, maxLength } from 'class-validator';
import {
  ListOfBodies,
  LowerCaseIds,
  ListOf,
  noList,
  Optional,
  OptionalId,
  OptionalText,
  Text,
} from '../common/body-fields.js';
import { isId } from '../common/ids.js';

/** A pipe value of many entries is longer than one name. */
const PIPE_LENGTH = 10_000;

export class PromptToSaveDto implements PromptToSave {
  @Text('Question', LIMITS.questionLength)
  question!: string;

  @Optional()
  @IsIn(PROMPT_TYPES, { message: `promptType must be one of: ${PROMPT_TYPES.join(', ')}` })
  promptType?: PromptType;

  @OptionalText('productCategory', LIMITS.nameLength)
  productCategory?: string | null;

  @OptionalText('attributeCategory', PIPE_LENGTH)
  attributeCategory?: string | null;

  @OptionalText('attribute', PIPE_LENGTH)
  attribute?: string | null;

  @OptionalText('competitorName', LIMITS.nameLength)
  competitorName?: string | null;

  @OptionalId('productCategoryAttributeId')
  productCategoryAttributeId?: string | null;

  @OptionalId('attributeCategoryId')
  attributeCategoryId?: string | null;

  @OptionalId('attributeId')
  attributeId?: string | null;

  @OptionalId('competitorId')
  competitorId?: string | null;

  @Optional()
  @LowerCaseIds()
  @ListOf('attributeIds must be a list of at most 100 ids', 100, (one) => one === null || isId(one))
  @ApiPropertyOptional({ type: 'array', items: { type: ['string', 'null'], format: 'uuid' } })
  attributeIds?: (string | null)[];

  @Optional()
  @ListOf('flags must be a list of at most 20 short texts', 20, (one) => isString(one) && maxLength(one, 50))
  flags?: string[];
}

/** A prompt to improve: the answer returns it with the other fields that a saved one has, such as its `id`. */
export class PromptToImproveDto extends PromptToSaveDto {
  @ApiHideProperty()
  @Expose()
  @Transform(({ obj }: { obj: object }) => fieldsOfSaved(obj), { toClassOnly: true })
  @Allow()
  sent?: Readonly<Record<string, unknown>>;
}

const OF_SAVED: ReadonlySet<string> = new Set<keyof WrittenPrompt>([
  'id',
  'prompt',
  'productCategoryAttributeName',
  'batchId',
  'createdAt',
]);

/** Keeps texts only, because deeply nested values cannot be stored. Other fields are ignored, as in every body. */
const fieldsOfSaved = (body: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => OF_SAVED.has(name) && (value === null || isString(value))),
  );

/** A list of prompts, at least one. */
export const PromptsToSave = (
  noneMessage: string,
  classOf: () => new () => PromptToSaveDto = () => PromptToSaveDto,
) =>
  applyDecorators(
    ListOfBodies('prompts', classOf, {
      message: noList('prompts must be a list', noneMessage),
      max: LIMITS.promptsPerRun,
      tooMany: `prompts must hold at most ${formatCount(LIMITS.promptsPerRun)} prompts`,
    }),
    ArrayNotEmpty({ message: noneMessage }),
  );
