import { LIMITS, PROMPT_ORDERS } from '#contracts';
import { PROMPT_TYPES } from '#domain';
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

const only = (name: string, what: string) =>
  ApiQuery({
    name,
    required: false,
    enum: ['true', 'false'],
    description: `true: only prompts that ${what}`,
  });

/** `text`: a search. */
export const TextQuery = () =>
  ApiQuery({
    name: 'text',
    required: false,
    type: String,
    description: 'Words that the question holds, anywhere, in any order and case',
  });

/** The filters of saved prompts. */
export const FilterQueries = () =>
  applyDecorators(
    ...['productCategories', 'attributeCategories', 'attributes', 'competitors'].map(names),
    PromptIdsQuery('holds', 'Ids of attributes, comma-joined or repeated: only prompts made of all of them'),
    ApiQuery({ name: 'promptType', required: false, enum: PROMPT_TYPES }),
    TextQuery(),
    only('breaksRule', 'break a blacklist rule'),
    only('needsLook', 'have a flag'),
    only('looked', 'a person decided to keep; false: only those that nobody did'),
    only('namesBrand', 'are of type Discovery and name the brand or an alias'),
  );

/** `order`: newest first, or else in the order of saving. */
export const OrderQuery = () => ApiQuery({ name: 'order', required: false, enum: PROMPT_ORDERS });

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
