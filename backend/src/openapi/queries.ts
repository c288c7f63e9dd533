import { LIMITS } from '#contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

const names = (name: string) =>
  ApiQuery({
    name,
    required: false,
    type: String,
    isArray: true,
    description: 'May repeat: one of these names',
  });

/** `productCategories`, `attributeCategories`, `attributes` and `breaksRule`. */
export const FilterQueries = () =>
  applyDecorators(
    ...['productCategories', 'attributeCategories', 'attributes'].map(names),
    ApiQuery({
      name: 'breaksRule',
      required: false,
      enum: ['true', 'false'],
      description: 'true: only prompts that break a blacklist rule',
    }),
  );

/** `limit` and `cursor`: without either, the list is whole. */
export const PageQueries = (pattern = '[0-9]{1,18}', description = "As in the Link header's next page") =>
  applyDecorators(
    ApiQuery({
      name: 'limit',
      required: false,
      schema: { type: 'integer', minimum: LIMITS.pageSize.min, maximum: LIMITS.pageSize.max },
    }),
    ApiQuery({
      name: 'cursor',
      required: false,
      schema: { type: 'string', pattern: `^${pattern}$` },
      description,
    }),
  );

/** `promptIds`, comma-joined or repeated. */
export const PromptIdsQuery = (
  name = 'promptIds',
  description = 'Comma-joined or repeated; all prompts without it',
) =>
  ApiQuery({
    name,
    required: false,
    type: String,
    isArray: true,
    description,
  });
