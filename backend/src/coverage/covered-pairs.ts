import { at, type PromptType } from '#domain';
import type { CoverageCell, CoveragePairs } from '#contracts';
import { isSavedSql } from '#database';
import type { DataSource } from 'typeorm';
import { KEEPS_NOTHING_SQL } from '../jobs/job-rows.js';
import { FORBIDDEN_OF_BRAND } from '../rules/broken-rules.js';

/** Saved prompts `p` of the brand $1 and of the type $2. */
const SAVED = `FROM written_prompts p WHERE p.brand_id = $1 AND p.prompt_type = $2`;

/**
 * Combinations of results of a brand's runs that are neither saved nor removed. Runs that are fully saved are skipped
 * first: reading the items of all runs takes longer than everything else on the map. OFFSET 0 keeps PostgreSQL from
 * reversing that order.
 */
const UNSAVED = `
  SELECT unsaved.item::jsonb AS item
  FROM (
    SELECT j.id FROM jobs j
    WHERE j.brand_id = $1 AND j.kind NOT IN (${KEEPS_NOTHING_SQL})
      AND j.done > (SELECT count(*) FROM written_prompts w WHERE w.job_id = j.id)
    OFFSET 0) AS open
  CROSS JOIN LATERAL (
    SELECT i.item
    FROM job_results r JOIN job_items i USING (job_id, ordinal)
    WHERE r.job_id = open.id AND r.question IS NOT NULL
      AND NOT EXISTS (SELECT FROM drafts d
        WHERE d.job_id = r.job_id AND d.ordinal = r.ordinal AND d.removed_at IS NOT NULL)
      AND NOT ${isSavedSql('r.job_id', 'r.ordinal')}
    OFFSET 0) AS unsaved`;

// Lists are unnested in the select list: in FROM it would take twice as long for 100,000 prompts.
const CELLS = `
  WITH unsaved AS MATERIALIZED (${UNSAVED}),
  held AS (
    SELECT p.product_category_attribute_id AS product,
      unnest(coalesce(p.entry_attribute_ids, ARRAY[p.attribute_id])) AS attribute, true AS is_saved ${SAVED}
    UNION ALL
    SELECT (item -> 'combination' -> 'productCategory' ->> 'id')::uuid,
      (jsonb_array_elements(item -> 'combination' -> 'attributes') ->> 'id')::uuid, false
    FROM unsaved WHERE item ->> 'promptType' = $2),
  cells AS (
    SELECT product, attribute, count(*) FILTER (WHERE is_saved) AS saved,
      count(*) FILTER (WHERE NOT is_saved) AS unsaved
    FROM held WHERE product IS NOT NULL AND attribute IS NOT NULL GROUP BY product, attribute)
  SELECT product, json_agg(attribute) AS attributes, json_agg(saved) AS saved, json_agg(unsaved) AS unsaved
  FROM cells GROUP BY product`;

/** The pairs of attributes of each saved prompt that has several, in both directions. */
const HELD_PAIRS = `
  SELECT one, unnest(attributes) AS other FROM (
    SELECT unnest(p.entry_attribute_ids) AS one, p.entry_attribute_ids AS attributes
    ${SAVED} AND cardinality(p.entry_attribute_ids) > 1) AS firsts`;

/** The same pairs with the smaller id first, each as often as prompts hold it. */
const ORDERED_PAIRS = `SELECT one, other FROM (${HELD_PAIRS}) AS held WHERE one < other`;

/** What a product category is combined with, as three lists of equal length: a row per cell would cost too much. */
interface CellsOfProduct {
  product: string;
  attributes: string[];
  saved: number[];
  unsaved: number[];
}

/**
 * How many prompts of a type hold each product category with each attribute; only pairs with at least one. Some may
 * refer to attributes that are deleted.
 */
export async function coverageCells(
  dataSource: DataSource,
  brandId: string,
  promptType: PromptType,
): Promise<CoverageCell[]> {
  const rows = await inOneProcess<CellsOfProduct>(dataSource, CELLS, [brandId, promptType]);
  return rows.flatMap(({ product, attributes, saved, unsaved }) =>
    attributes.map((attributeId, i) => ({
      productCategoryId: product,
      attributeId,
      saved: at(saved, i),
      unsaved: at(unsaved, i),
    })),
  );
}

interface PairRow {
  one: string;
  other: string;
}

/** The pairs of attributes that saved prompts of a type hold, each once. */
export async function savedAttributePairs(
  dataSource: DataSource,
  brandId: string,
  promptType: PromptType,
): Promise<[string, string][]> {
  const rows = await dataSource.query<PairRow[]>(`SELECT DISTINCT * FROM (${ORDERED_PAIRS}) AS held`, [
    brandId,
    promptType,
  ]);
  return rows.map(({ one, other }) => [one, other]);
}

const UNSAVED_PAIRS = `
  WITH unsaved AS MATERIALIZED (${UNSAVED}),
  lists AS (SELECT item -> 'combination' -> 'attributes' AS attributes FROM unsaved WHERE item ->> 'promptType' = $2)
  SELECT DISTINCT one ->> 'id' AS one, other ->> 'id' AS other
  FROM lists, jsonb_array_elements(attributes) AS one, jsonb_array_elements(attributes) AS other
  WHERE one ->> 'id' < other ->> 'id'`;

/** The pairs of attributes of results that are neither saved nor removed, each once. */
export async function unsavedAttributePairs(
  dataSource: DataSource,
  brandId: string,
  promptType: PromptType,
): Promise<[string, string][]> {
  const rows = await dataSource.query<PairRow[]>(UNSAVED_PAIRS, [brandId, promptType]);
  return rows.map(({ one, other }) => [one, other]);
}

/** The same pairs of the oldest attributes that read alike: $3 holds the oldest by the id of each that is not. */
const PAIRS_OF_OLDEST = `
  SELECT least(one, other) AS one, greatest(one, other) AS other FROM (
    SELECT coalesce(($3::jsonb ->> one::text)::uuid, one) AS one,
      coalesce(($3::jsonb ->> other::text)::uuid, other) AS other
    FROM (${ORDERED_PAIRS}) AS held) AS oldest`;

// EXCEPT, and not a join: before the tables have statistics, PostgreSQL would go through all forbidden pairs for each held one.
const coveredAttributePairs = (pairs: string) => `
  WITH members AS MATERIALIZED (
    SELECT a.id, c.id AS category FROM attributes a JOIN attribute_categories c ON c.id = a.attribute_category_id
    WHERE c.brand_id = $1 AND c.cat_type <> 'ProductCategory')
  SELECT count(*)::int AS covered FROM (${pairs} EXCEPT ${FORBIDDEN_OF_BRAND}) AS held
  JOIN members AS a ON a.id = one JOIN members AS b ON b.id = other
  WHERE a.category <> b.category`;

/**
 * How many pairs of attributes of different categories saved prompts of a type hold, except forbidden ones.
 *
 * @param oldest by the id of each attribute, the oldest that reads like it
 */
export async function countCoveredAttributePairs(
  dataSource: DataSource,
  brandId: string,
  promptType: PromptType,
  oldest: ReadonlyMap<string, { id: string }>,
): Promise<number> {
  const younger = [...oldest].filter(([id, first]) => id !== first.id).map(([id, first]) => [id, first.id]);
  // Mostly there are none, and looking each pair up takes time.
  const [row] = await inOneProcess<{ covered: number }>(
    dataSource,
    coveredAttributePairs(younger.length > 0 ? PAIRS_OF_OLDEST : ORDERED_PAIRS),
    [brandId, promptType, ...(younger.length > 0 ? [JSON.stringify(Object.fromEntries(younger))] : [])],
  );
  return row?.covered ?? 0;
}

/** Runs without PostgreSQL's parallel workers: both halves of the map are counted in parallel, and would compete. */
const inOneProcess = <Row>(dataSource: DataSource, sql: string, values: unknown[]): Promise<Row[]> =>
  dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL max_parallel_workers_per_gather = 0');
    return manager.query<Row[]>(sql, values);
  });

const PAIR_CELLS = `
  SELECT one AS "attributeId", other AS "otherId", count(*)::int AS saved
  FROM (${HELD_PAIRS}) AS held
  JOIN attributes a ON a.id = one AND a.attribute_category_id = $3
  JOIN attributes b ON b.id = other AND b.attribute_category_id = $4
  GROUP BY one, other`;

/** How many saved prompts of a type hold each attribute of one category with each of another. */
export const coveragePairCells = (
  dataSource: DataSource,
  brandId: string,
  promptType: PromptType,
  categoryId: string,
  otherCategoryId: string,
): Promise<CoveragePairs['cells']> =>
  dataSource.query(PAIR_CELLS, [brandId, promptType, categoryId, otherCategoryId]);
