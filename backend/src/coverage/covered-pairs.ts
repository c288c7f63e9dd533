import type { PromptType } from '#domain';
import type { CoverageCell, CoveragePairs } from '#contracts';
import type { DataSource } from 'typeorm';

/** Ids of the attributes of a saved prompt `p`, without its product category. */
const SAVED_ATTRIBUTES = `coalesce(p.entry_attribute_ids, ARRAY[p.attribute_id])`;

/** The attributes of a run's result, of its item `i`. */
const ITEM_ATTRIBUTES = `ARRAY(SELECT (a.value ->> 'id')::uuid
  FROM json_array_elements(i.item -> 'combination' -> 'attributes') AS a)`;

/** Results of a brand's runs that are neither saved nor removed. */
const UNSAVED = `
  SELECT (i.item -> 'combination' -> 'productCategory' ->> 'id')::uuid AS product, ${ITEM_ATTRIBUTES} AS attributes
  FROM jobs j
  JOIN job_results r ON r.job_id = j.id AND r.question IS NOT NULL
  JOIN job_items i ON i.job_id = r.job_id AND i.ordinal = r.ordinal
  WHERE j.brand_id = $1 AND i.item ->> 'promptType' = $2
    AND NOT EXISTS (SELECT FROM drafts d
      WHERE d.job_id = r.job_id AND d.ordinal = r.ordinal AND d.removed_at IS NOT NULL)
    AND NOT EXISTS (SELECT FROM written_prompts w WHERE w.job_id = r.job_id AND w.job_ordinal = r.ordinal)`;

const SAVED = `
  SELECT p.product_category_attribute_id AS product, ${SAVED_ATTRIBUTES} AS attributes
  FROM written_prompts p WHERE p.brand_id = $1 AND p.prompt_type = $2`;

const CELLS = `
  WITH prompts AS (
    SELECT product, attributes, 1 AS saved, 0 AS unsaved FROM (${SAVED}) AS saved
    UNION ALL SELECT product, attributes, 0, 1 FROM (${UNSAVED}) AS unsaved)
  SELECT product AS "productCategoryId", attribute AS "attributeId", sum(saved)::int AS saved, sum(unsaved)::int AS unsaved
  FROM prompts CROSS JOIN unnest(attributes) AS attribute
  WHERE product IS NOT NULL AND attribute IS NOT NULL GROUP BY product, attribute`;

const SAVED_ATTRIBUTE_PAIRS = `
  SELECT DISTINCT one, other FROM (${SAVED} AND cardinality(p.entry_attribute_ids) > 1) AS saved
  CROSS JOIN unnest(attributes) AS one CROSS JOIN unnest(attributes) AS other WHERE one < other`;

/** How many prompts of a type hold each product category with each attribute; only those with at least one. */
export const coverageCells = (
  dataSource: DataSource,
  brandId: string,
  promptType: PromptType,
): Promise<CoverageCell[]> => dataSource.query(CELLS, [brandId, promptType]);

/** The pairs of attributes that saved prompts of a type hold, each once. */
export async function savedAttributePairs(
  dataSource: DataSource,
  brandId: string,
  promptType: PromptType,
): Promise<[string, string][]> {
  const rows = await dataSource.query<{ one: string; other: string }[]>(SAVED_ATTRIBUTE_PAIRS, [
    brandId,
    promptType,
  ]);
  return rows.map(({ one, other }) => [one, other]);
}

const PAIR_CELLS = `
  SELECT one.id AS "attributeId", other.id AS "otherId", count(*)::int AS saved
  FROM (${SAVED} AND cardinality(p.entry_attribute_ids) > 1) AS saved
  JOIN attributes one ON one.id = ANY(attributes) AND one.attribute_category_id = $3
  JOIN attributes other ON other.id = ANY(attributes) AND other.attribute_category_id = $4
  GROUP BY one.id, other.id`;

/** How many saved prompts of a type hold each attribute of one category with each of another. */
export const coveragePairCells = (
  dataSource: DataSource,
  brandId: string,
  promptType: PromptType,
  categoryId: string,
  otherCategoryId: string,
): Promise<CoveragePairs['cells']> =>
  dataSource.query(PAIR_CELLS, [brandId, promptType, categoryId, otherCategoryId]);
