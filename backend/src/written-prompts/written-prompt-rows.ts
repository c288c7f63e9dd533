import type { WrittenPrompt } from '#contracts';
import { sqlLiteral } from '#database';
import { at, keysOf, type PromptType, recordOf } from '#domain';
import { isoSql } from '../common/iso-sql.js';
import { holdsWords, wordPatterns } from '../common/text-search.js';
import { MEMBERS, SAVED_BREAKING_RULES } from '../rules/broken-rules.js';

/**
 * Saved prompts as the API returns them: the row `p`, and its product category's present name.
 *
 * @param from the table, or a selection of its rows
 * @param more further columns
 */
export const selectPrompts = (from = 'written_prompts', more = ''): string => `
  SELECT p.id, p.question, p.question AS prompt, p.prompt_type AS "promptType",
    p.product_category AS "productCategory", p.product_category_attribute_id AS "productCategoryAttributeId",
    a.display_name AS "productCategoryAttributeName", p.attribute_category AS "attributeCategory",
    p.attribute_category_id AS "attributeCategoryId", p.attribute, p.attribute_id AS "attributeId",
    coalesce(p.entry_attribute_ids, array_remove(ARRAY[p.attribute_id], NULL)) AS "attributeIds",
    p.competitor_id AS "competitorId", p.competitor_name AS "competitorName", p.flags, p.batch_id AS "batchId",
    ${isoSql('p.created_at')} AS "createdAt"${more}
  FROM ${from} AS p LEFT JOIN attributes a ON a.id = p.product_category_attribute_id`;

/** With its place in the order of saving, which is not part of the API. */
export type PlacedPrompt = WrittenPrompt & { seq: string };

export const toWrittenPrompt = ({ seq: _, ...prompt }: PlacedPrompt): WrittenPrompt => prompt;

/** Names that a prompt must have, one of each list that is given; and its other conditions. */
export interface PromptFilter {
  productCategories: string[] | null;
  attributeCategories: string[] | null;
  attributes: string[] | null;
  competitors: string[] | null;
  /** Ids of attributes, product category attributes included: the prompt is made of all of these. */
  holds: string[] | null;
  promptType: PromptType | null;
  /** Words that its question holds, anywhere and in any case. */
  text: string | null;
  breaksRule: true | null;
  /** It has a flag. */
  needsLook: true | null;
  /** Whether a person has looked at it and kept it. */
  looked: boolean | null;
  /** A Discovery prompt that names the brand, or an alias. */
  namesBrand: true | null;
}

/** Adds a parameter to the statement. @returns its place: `$2` */
type Given = (value: string | string[]) => string;

/** The condition on `p` of each filter. A filter without one does not compile, since it would match all prompts. */
const CONDITIONS: {
  readonly [Name in keyof PromptFilter]: (value: NonNullable<PromptFilter[Name]>, given: Given) => string;
} = {
  productCategories: (names, given) => `p.product_category = ANY(${given(names)}::text[])`,
  attributeCategories: (names, given) => `p.category_names && ${given(names)}::text[]`,
  attributes: (names, given) => `p.attribute_names && ${given(names)}::text[]`,
  competitors: (names, given) => `p.competitor_name = ANY(${given(names)}::text[])`,
  holds: (ids, given) => `${MEMBERS} @> ${given(ids)}::uuid[]`,
  promptType: (type, given) => `p.prompt_type = ${given(type)}::text`,
  text: (text, given) => holdsWords('p.question', `${given(wordPatterns(text))}::text[]`),
  breaksRule: () => `p.id IN (${SAVED_BREAKING_RULES})`,
  needsLook: () => `p.flags <> '{}'`,
  looked: (isLooked) => `p.looked_at IS ${isLooked ? 'NOT NULL' : 'NULL'}`,
  // Marked beforehand by `PromptsNamingBrand`.
  namesBrand: () => `p.names_brand AND p.prompt_type = 'Discovery'`,
};
const FILTERS = keysOf(CONDITIONS);

export const EVERYTHING: PromptFilter = recordOf(FILTERS, () => null);

/** A condition on `p`, and its parameters from `$1` on; `$1` is the brand. */
export interface Filtered {
  where: string;
  parameters: (string | string[])[];
}

/** The condition that selects the prompts of a brand under a filter; `PromptsNamingBrand` marks first what it asks for. */
export function filtered(brandId: string, filter: PromptFilter): Filtered {
  const parameters: Filtered['parameters'] = [brandId];
  const given: Given = (value) => `$${parameters.push(value)}`;
  const asked = FILTERS.flatMap((name) => conditionOf(name, filter[name], given));
  return { where: ['p.brand_id = $1', ...asked].join(' AND '), parameters };
}

const conditionOf = <Name extends keyof PromptFilter>(
  name: Name,
  value: PromptFilter[Name],
  given: Given,
): string | [] => (value === null ? [] : CONDITIONS[name](value, given));

/** The same condition without parameters, for a COPY. */
export const literalSql = ({ where, parameters }: Filtered): string =>
  where.replace(/\$(\d+)/g, (_, place: string) => sqlLiteral(at(parameters, Number(place) - 1)));
