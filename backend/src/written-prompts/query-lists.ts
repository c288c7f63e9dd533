import type { Request } from 'express';
import { refused } from '../common/api-exception.js';
import { idsOf, listOf, promptTypeOf, textOf } from '../common/query-lists.js';
import type { PromptFilter } from './written-prompt-rows.js';

/** The filters of a query. */
export const filterOf = (query: Request['query']): PromptFilter => ({
  productCategories: listOf(query.productCategories, 'productCategories'),
  attributeCategories: listOf(query.attributeCategories, 'attributeCategories'),
  attributes: listOf(query.attributes, 'attributes'),
  holds: idsOf(query.holds, 'holds'),
  promptType: query.promptType === undefined ? null : promptTypeOf(query.promptType),
  text: textOf(query.text),
  breaksRule: switchOf(query.breaksRule, 'breaksRule'),
  needsLook: switchOf(query.needsLook, 'needsLook'),
  looked: query.looked === undefined ? null : switchOf(query.looked, 'looked') === true,
  namesBrand: switchOf(query.namesBrand, 'namesBrand'),
});

/**
 * The same for what changes all that match: a misspelt filter, or one without a value, must not stand for all prompts.
 *
 * @throws BadRequestException when the query has no filter, or something that is none
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
export function isNewestFirst(order: unknown): boolean {
  if (order !== undefined && order !== 'oldest' && order !== 'newest')
    throw refused('order must be one of: oldest, newest', 'order');
  return order === 'newest';
}

/** A query parameter that is true or absent: `false` says nothing. @throws BadRequestException */
function switchOf(value: unknown, field: string): true | null {
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw refused(`${field} must be true or false`, field);
  return value === 'true' ? true : null;
}
