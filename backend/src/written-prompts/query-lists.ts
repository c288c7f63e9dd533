import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { refused } from '../common/api-exception.js';
import type { PromptFilter } from './written-prompt-rows.js';

/** A query parameter that may repeat, as a list; null when it is absent or holds only blanks. */
export function listOf(value: unknown, field: string): string[] | null {
  if (value === undefined) return null;
  const values = [value].flat();
  if (!values.every((one) => typeof one === 'string')) throw refused(`${field} must be text`, field);
  const given = values.filter((one) => one.trim() !== '');
  return given.length > 0 ? given : null;
}

/** The filters of a query. */
export const filterOf = (query: Request['query']): PromptFilter => ({
  productCategories: listOf(query.productCategories, 'productCategories'),
  attributeCategories: listOf(query.attributeCategories, 'attributeCategories'),
  attributes: listOf(query.attributes, 'attributes'),
  breaksRule: switchOf(query.breaksRule, 'breaksRule'),
  needsLook: switchOf(query.needsLook, 'needsLook'),
  namesBrand: switchOf(query.namesBrand, 'namesBrand'),
});

/** A query parameter that is true or absent: `false` says nothing. @throws BadRequestException */
function switchOf(value: unknown, field: string): true | null {
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw refused(`${field} must be true or false`, field);
  return value === 'true' ? true : null;
}

/**
 * Ids of a link, comma-joined or repeated. Null when the link names none.
 *
 * @throws BadRequestException when one is not an id
 */
export function promptIdsOf(value: unknown, field = 'promptIds'): string[] | null {
  const ids = listOf(value, field)
    ?.flatMap((one) => one.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  if (ids && !ids.every((id) => isUUID(id))) throw refused(`${field} must hold valid ids`, field);
  return ids ?? null;
}
