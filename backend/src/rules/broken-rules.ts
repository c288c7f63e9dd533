import { isSavedSql } from '#database';

/** The attributes of a saved prompt `p`, its product category among them. */
export const MEMBERS = `array_append(coalesce(p.entry_attribute_ids, ARRAY[p.attribute_id]), p.product_category_attribute_id)`;

/** Rows with the two sides of a rule: each side is either an attribute or a category. */
const RULES_OF_BRAND = `
  SELECT forbidden_with_id AS attribute, NULL::uuid AS category, target_id AS other_attribute, NULL::uuid AS other_category
    FROM blacklist_pairs WHERE brand_id = $1
  UNION ALL SELECT NULL, forbidden_with_category_id, NULL, target_category_id
    FROM category_blacklist_pairs WHERE brand_id = $1
  UNION ALL SELECT forbidden_with_attribute_id, NULL, NULL, target_category_id
    FROM attribute_category_blacklist_pairs WHERE brand_id = $1`;

/** The same rows from a JSON list of them, the parameter $2. */
const RULES_GIVEN = `
  SELECT * FROM jsonb_to_recordset($2::jsonb)
    AS given(attribute uuid, category uuid, other_attribute uuid, other_category uuid)`;

/** The attributes on one side of a rule: the attribute itself, or all of the category. */
const side = (attribute: string, category: string) =>
  `(a.id = ${attribute} OR a.attribute_category_id = ${category})`;

/** Pairs of attributes that rules forbid, the smaller id first. */
const forbidden = (rules: string): string => `
  SELECT DISTINCT least(one.id, other.id) AS one, greatest(one.id, other.id) AS other FROM (${rules}) AS rule
  CROSS JOIN LATERAL (SELECT a.id FROM attributes a WHERE ${side('rule.attribute', 'rule.category')}) AS one
  CROSS JOIN LATERAL (SELECT a.id FROM attributes a
    WHERE ${side('rule.other_attribute', 'rule.other_category')}) AS other`;

/** Pairs of attributes that the rules of the brand $1 forbid. */
export const FORBIDDEN_OF_BRAND = forbidden(RULES_OF_BRAND);

/**
 * Ids of prompts that hold both sides of a rule.
 *
 * @param prompts rows of `id` and `members`
 */
const breaking = (rules: string, prompts: string): string => `
  WITH forbidden AS MATERIALIZED (${forbidden(rules)}),
    -- A prompt has few members, a rule of two categories many pairs: the prompts' pairs are looked up, not the rules'.
    -- Without rules, no prompt is read. Without the OFFSET, the members are computed anew for each of them.
    held AS MATERIALIZED (SELECT prompt.id, one, other FROM (${prompts} OFFSET 0) AS prompt
      CROSS JOIN unnest(members) AS one CROSS JOIN unnest(members) AS other
      WHERE one < other AND EXISTS (SELECT FROM forbidden))
  SELECT DISTINCT held.id FROM held JOIN forbidden ON forbidden.one = held.one AND forbidden.other = held.other`;

const SAVED = `SELECT p.id, ${MEMBERS} AS members FROM written_prompts p WHERE p.brand_id = $1`;

const DRAFTS = `
  SELECT d.id, array_append(ARRAY(SELECT (a.value ->> 'id')::uuid
      FROM json_array_elements(i.item -> 'combination' -> 'attributes') AS a),
    (i.item -> 'combination' -> 'productCategory' ->> 'id')::uuid) AS members
  FROM drafts d JOIN job_items i ON i.job_id = d.job_id AND i.ordinal = d.ordinal
  WHERE d.brand_id = $1 AND d.removed_at IS NULL AND NOT ${isSavedSql('d.job_id', 'd.ordinal')}`;

/** Saved prompts of the brand $1 that break one of its rules. */
export const SAVED_BREAKING_RULES = breaking(RULES_OF_BRAND, SAVED);

/** The same of other rows like those of `written_prompts`. @param rows a SELECT of them */
export const breakingRulesAmong = (rows: string): string =>
  breaking(RULES_OF_BRAND, `SELECT p.id, ${MEMBERS} AS members FROM (${rows}) AS p`);

/**
 * How many of the saved prompts $2 of the brand $1 break one of its rules. They may be one or two, and a rule of two
 * categories forbids thousands of pairs: so the few pairs that they hold, with their categories, are looked up among the
 * rules as they are.
 */
export const COUNT_BREAKING_RULES = `
  WITH given AS MATERIALIZED (
      SELECT coalesce(attribute, category) AS one, coalesce(other_attribute, other_category) AS other
      FROM (${RULES_OF_BRAND}) AS rule),
    forbidden AS MATERIALIZED (SELECT one, other FROM given UNION SELECT other, one FROM given),
    held AS MATERIALIZED (SELECT prompt.id, one, other FROM (${SAVED} AND p.id = ANY($2::uuid[]) OFFSET 0) AS prompt
      CROSS JOIN unnest(members) AS one CROSS JOIN unnest(members) AS other
      WHERE one < other AND EXISTS (SELECT FROM forbidden))
  SELECT count(DISTINCT held.id)::int AS count
  FROM held JOIN attributes a ON a.id = held.one JOIN attributes b ON b.id = held.other
  CROSS JOIN LATERAL (VALUES (a.id, b.id), (a.id, b.attribute_category_id), (a.attribute_category_id, b.id),
    (a.attribute_category_id, b.attribute_category_id)) AS sides(one, other)
  JOIN forbidden ON forbidden.one = sides.one AND forbidden.other = sides.other`;

/** Saved prompts of the brand $1 that would break the rules $2. */
export const SAVED_BREAKING_GIVEN = breaking(RULES_GIVEN, SAVED);

/** How many saved prompts and unsaved drafts of the brand $1 break the rules $2. */
export const IMPACT = `
  SELECT (SELECT count(*)::int FROM (${SAVED_BREAKING_GIVEN}) AS saved) AS "savedPrompts",
    (SELECT count(*)::int FROM (${breaking(RULES_GIVEN, DRAFTS)}) AS drafts) AS drafts`;
