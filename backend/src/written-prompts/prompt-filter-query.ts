import { PROMPT_ORDERS } from '#contracts';
import { PROMPT_TYPES } from '#domain';
import type { Request } from 'express';
import { refused } from '../common/api-exception.js';
import { choiceOf, flagOf, idsOf, listOf, textOf } from '../common/query-values.js';
import type { PromptFilter } from './written-prompt-rows.js';

/** The filters of a query. */
export const filterOf = (query: Request['query']): PromptFilter => ({
  productCategories: listOf(query.productCategories, 'productCategories'),
  attributeCategories: listOf(query.attributeCategories, 'attributeCategories'),
  attributes: listOf(query.attributes, 'attributes'),
  competitors: listOf(query.competitors, 'competitors'),
  holds: idsOf(query.holds, 'holds'),
  promptType: query.promptType === undefined ? null : choiceOf(query.promptType, PROMPT_TYPES, 'promptType'),
  text: textOf(query.text),
  breaksRule: switchOf(query.breaksRule, 'breaksRule'),
  needsLook: switchOf(query.needsLook, 'needsLook'),
  looked: query.looked === undefined ? null : flagOf(query.looked, 'looked'),
  namesBrand: switchOf(query.namesBrand, 'namesBrand'),
});

/**
 * The same for a call that changes all prompts that match: a misspelt filter, or one without a value, must not stand
 * for all prompts.
 *
 * @throws BadRequestException when the query has no filter, or something that is not a filter
 */
export function narrowingFilterOf(query: Request['query']): PromptFilter {
  const filter = filterOf(query);
  const given = Object.keys(query);
  if (given.length === 0) throw refused('Name at least one filter: nothing was changed');
  const set = Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : name));
  const unknown = given.find((name) => !set.includes(name));
  if (unknown !== undefined)
    throw refused(`${unknown} is not a filter, or has no value: nothing was changed`, unknown);
  return filter;
}

/** Newest first, or in the order of saving. @throws BadRequestException */
export const isNewestFirst = (order: unknown): boolean =>
  order !== undefined && choiceOf(order, PROMPT_ORDERS, 'order') === 'newest';

/** A query parameter that is true or absent: `false` means the same as absent. @throws BadRequestException */
const switchOf = (value: unknown, field: string): true | null => flagOf(value, field) || null;
