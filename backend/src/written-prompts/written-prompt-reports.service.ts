import type { WrittenPrompt, WrittenPromptGroup, WrittenPromptsStats } from '#contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isoSql } from '../common/iso-sql.js';
import { needBrand } from '../common/need-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import {
  filteredSql,
  filterParameters,
  isOpen,
  type PromptFilter,
  type PlacedPrompt,
  selectPrompts,
  toWrittenPrompt,
} from './written-prompt-rows.js';

/** What the saved prompts of a brand are about, in numbers. */
@Injectable()
export class WrittenPromptReports {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The groups, newest first. */
  async summary(brandId: string): Promise<WrittenPromptGroup[]> {
    await needBrand(this.dataSource.manager, brandId);
    return this.dataSource.query(SUMMARY, [brandId]);
  }

  async stats(brandId: string, filter: PromptFilter): Promise<WrittenPromptsStats> {
    await needBrand(this.dataSource.manager, brandId);
    const [answer] = isOpen(filter)
      ? await this.dataSource.query<WrittenPromptsStats[]>(STATS_OF_BRAND, [brandId])
      : await this.dataSource.query<WrittenPromptsStats[]>(
          statsOfFilter(filteredSql(filter)),
          filterParameters(brandId, filter),
        );
    return answer!;
  }

  /** The prompts of every combination that occurs twice or more, those of one combination together. */
  async duplicates(brandId: string): Promise<JsonList<WrittenPrompt>> {
    await needBrand(this.dataSource.manager, brandId);
    // Their order needs all of them: their places in it are read first, a few bytes each.
    const [{ places }] = await this.dataSource.query<[{ places: string[] }]>(DUPLICATES, [brandId]);
    let taken = 0;
    return wholeList<PlacedPrompt, WrittenPrompt>(async (_, limit) => {
      const rows: PlacedPrompt[] = [];
      // Some may have been deleted since.
      while (rows.length < limit && taken < places.length) {
        const part = places.slice(taken, (taken += limit - rows.length));
        rows.push(...(await this.dataSource.query<PlacedPrompt[]>(PROMPTS_AT, [brandId, part])));
      }
      return rows;
    }, toWrittenPrompt);
  }
}

/** Counts are kept as changes, to be summed (ADR 13): few rows, whatever the number of prompts. */
const PARTS = `
  SELECT batch_id, product_category, category_names, created_at, sum(prompts)::int AS prompts
  FROM written_prompt_counts WHERE brand_id = $1
  GROUP BY batch_id, product_category, category_names, created_at HAVING sum(prompts) > 0`;

const SUMMARY = `
  WITH parts AS (${PARTS}), batch_names AS (
    SELECT batch_id, string_agg(DISTINCT name, ', ') AS names
    FROM parts CROSS JOIN unnest(category_names) AS name WHERE batch_id IS NOT NULL GROUP BY batch_id
  ), groups AS (
    SELECT batch_id, string_agg(DISTINCT nullif(product_category, ''), ', ') AS product, min(names) AS names,
      sum(prompts)::int AS prompts, max(created_at) AS last
    FROM parts LEFT JOIN batch_names USING (batch_id) WHERE batch_id IS NOT NULL GROUP BY batch_id
    UNION ALL
    SELECT NULL, nullif(product_category, ''), nullif(array_to_string(category_names, ', '), ''),
      sum(prompts)::int, max(created_at)
    FROM parts WHERE batch_id IS NULL GROUP BY 2, 3
  )
  SELECT batch_id AS "batchId", product AS "productCategory", names AS "attributeCategory",
    prompts AS "promptCount", ${isoSql('last')} AS "lastGenerated"
  FROM groups ORDER BY last DESC, batch_id, product, names`;

/** The most frequent first. */
const usage = (from: string): string => `(
  SELECT coalesce(json_agg(json_build_object('name', name, 'count', prompts) ORDER BY prompts DESC, name), '[]')
  FROM (SELECT name, sum(prompts)::int AS prompts FROM ${from} WHERE name <> '' GROUP BY name
    HAVING sum(prompts) > 0) AS counted)`;

/**
 * @param parts prompts by product category and names of attribute categories
 * @param names prompts by attribute name
 * @param where the condition on the prompts `p` that are counted
 */
const stats = (parts: string, names: string, where: string): string => `
  WITH parts AS (${parts}), names AS (${names})
  SELECT (SELECT coalesce(sum(prompts), 0)::int FROM parts) AS "totalPrompts",
    (SELECT count(*)::int FROM (${duplicatedSql(where)}) AS duplicated) AS "duplicatedAttributesCount",
    ${usage('(SELECT product_category AS name, prompts FROM parts) AS one')} AS "productCategoryUsage",
    ${usage('parts CROSS JOIN unnest(category_names) AS name')} AS "attributeCategoryUsage",
    ${usage('names')} AS "attributeUsage"`;

/** Prompts of the brand whose combinations are noted as shared (ADR 13): few, whatever the number of prompts. */
const sharedSql = (brand: string): string => `brand_id = ${brand}
  AND combination = ANY(ARRAY(SELECT DISTINCT combination FROM repeated_combinations WHERE brand_id = ${brand}))`;

/** Combinations that occur twice or more among the prompts of a condition. */
const duplicatedSql = (where: string): string => `
  SELECT combination FROM written_prompts p WHERE ${sharedSql('$1')} AND ${where}
  GROUP BY combination HAVING count(*) >= 2`;

const STATS_OF_BRAND = stats(
  PARTS,
  'SELECT name, prompts FROM attribute_name_counts WHERE brand_id = $1',
  'true',
);

const statsOfFilter = (where: string): string =>
  stats(
    `SELECT product_category, category_names, count(*)::int AS prompts FROM written_prompts p WHERE ${where}
     GROUP BY product_category, category_names`,
    `SELECT name, count(*)::int AS prompts FROM written_prompts p CROSS JOIN unnest(attribute_names) AS name
     WHERE ${where} GROUP BY name`,
    where,
  );

const DUPLICATES = `
  SELECT coalesce(array_agg(seq ORDER BY first, seq), '{}') AS places FROM (
    SELECT seq, count(*) OVER same AS times, min(seq) OVER same AS first
    FROM written_prompts WHERE ${sharedSql('$1')} WINDOW same AS (PARTITION BY combination)) AS shared
  WHERE times >= 2`;

const PROMPTS_AT = `
  ${selectPrompts('written_prompts', ', p.seq')} JOIN unnest($2::bigint[]) WITH ORDINALITY AS wanted(seq, place)
    ON wanted.seq = p.seq WHERE p.brand_id = $1 ORDER BY wanted.place`;
