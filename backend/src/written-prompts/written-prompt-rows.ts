import type { WrittenPrompt } from '#contracts';
import { sqlLiteral } from '#database';
import type { PromptType } from '#domain';
import { isoSql } from '../common/iso-sql.js';
import { containing } from '../common/query-values.js';
import { MEMBERS, SAVED_BREAKING_RULES } from '../coverage/broken-rules.js';

/**
 * Saved prompts as the wire carries them: the row `p`, and its product category's present name.
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

/** With its place in the order of saving, which does not travel. */
export type PlacedPrompt = WrittenPrompt & { seq: string };

export const toWrittenPrompt = ({ seq: _, ...prompt }: PlacedPrompt): WrittenPrompt => prompt;

/** Names that a prompt must have, one of each list that is given; and what else must be true of it. */
export interface PromptFilter {
  productCategories: string[] | null;
  attributeCategories: string[] | null;
  attributes: string[] | null;
  /** Ids of attributes, its product category among them: it is made of all of these. */
  holds: string[] | null;
  promptType: PromptType | null;
  /** A part of its question, in any case. */
  text: string | null;
  breaksRule: true | null;
  /** It has a flag. */
  needsLook: true | null;
  /** Whether a person has looked at it and kept it. */
  looked: boolean | null;
  /** A Discovery prompt that names the brand, or an alias. */
  namesBrand: true | null;
}

export const EVERYTHING: PromptFilter = {
  productCategories: null,
  attributeCategories: null,
  attributes: null,
  holds: null,
  promptType: null,
  text: null,
  breaksRule: null,
  needsLook: null,
  looked: null,
  namesBrand: null,
};

/**
 * The condition on `p` of a brand and a filter, with the parameters $1 to $7. Which ones name the brand is marked beforehand
 * (`PromptsNamingBrand`).
 */
export const filteredSql = (filter: PromptFilter): string => {
  const { holds, promptType, text, breaksRule, needsLook, looked, namesBrand } = filter;
  return [
    NAMED,
    // Columns that no filter needs are not named: reports are read from indexes.
    holds ? `${MEMBERS} @> $5::uuid[]` : `$5::uuid[] IS NULL`,
    promptType ? `p.prompt_type = $6::text` : `$6::text IS NULL`,
    text === null ? `$7::text IS NULL` : `p.question ILIKE $7::text`,
    ...(breaksRule ? [`p.id IN (${SAVED_BREAKING_RULES})`] : []),
    ...(needsLook ? [`p.flags <> '{}'`] : []),
    ...(looked === null ? [] : [`p.looked_at IS ${looked ? 'NOT NULL' : 'NULL'}`]),
    ...(namesBrand ? [`p.names_brand AND p.prompt_type = 'Discovery'`] : []),
  ].join(' AND ');
};

const NAMED = `p.brand_id = $1
  AND ($2::text[] IS NULL OR p.product_category = ANY($2))
  AND ($3::text[] IS NULL OR p.category_names && $3)
  AND ($4::text[] IS NULL OR p.attribute_names && $4)`;

export const filterParameters = (brandId: string, filter: PromptFilter): (string | string[] | null)[] => [
  brandId,
  filter.productCategories,
  filter.attributeCategories,
  filter.attributes,
  filter.holds,
  filter.promptType,
  filter.text === null ? null : containing(filter.text),
];

/** The same condition without parameters, for a COPY. */
export function filteredLiteralSql(brandId: string, filter: PromptFilter): string {
  const values = filterParameters(brandId, filter);
  return filteredSql(filter).replace(/\$([1-7])/g, (_, place: string) => {
    const value = values[Number(place) - 1] ?? null;
    return value === null ? 'NULL' : sqlLiteral(value);
  });
}
