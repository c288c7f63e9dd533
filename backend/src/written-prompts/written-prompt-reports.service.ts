import type { WrittenPrompt, WrittenPromptGroup, WrittenPromptsStats } from '#contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { needBrand } from '../common/need-brand.js';
import {
  COMBINATION,
  FILTERED,
  filterParameters,
  isoSql,
  type PromptFilter,
  SELECT_PROMPTS,
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
    const [stats] = await this.dataSource.query<WrittenPromptsStats[]>(
      STATS,
      filterParameters(brandId, filter),
    );
    return stats!;
  }

  /** The prompts of every combination that occurs twice or more, those of one combination together. */
  async duplicates(brandId: string): Promise<WrittenPrompt[]> {
    await needBrand(this.dataSource.manager, brandId);
    const rows = await this.dataSource.query<(WrittenPrompt & { seq: string })[]>(DUPLICATES, [brandId]);
    return rows.map(toWrittenPrompt);
  }
}

/** First what a batch holds of each pair: few rows, from which the texts are put together. */
const SUMMARY = `
  WITH parts AS (
    SELECT batch_id, product_category, attribute_category, min(category_names) AS category_names,
      count(*)::int AS prompts, max(created_at) AS last
    FROM written_prompts WHERE brand_id = $1 GROUP BY batch_id, product_category, attribute_category
  ), batch_names AS (
    SELECT batch_id, string_agg(DISTINCT name, ', ') AS names
    FROM parts CROSS JOIN unnest(category_names) AS name WHERE batch_id IS NOT NULL GROUP BY batch_id
  ), groups AS (
    SELECT batch_id, string_agg(DISTINCT nullif(product_category, ''), ', ') AS product, min(names) AS names,
      sum(prompts)::int AS prompts, max(last) AS last
    FROM parts LEFT JOIN batch_names USING (batch_id) WHERE batch_id IS NOT NULL GROUP BY batch_id
    UNION ALL
    SELECT NULL, nullif(product_category, ''), nullif(array_to_string(category_names, ', '), ''),
      sum(prompts)::int, max(last)
    FROM parts WHERE batch_id IS NULL GROUP BY 2, 3
  )
  SELECT batch_id AS "batchId", product AS "productCategory", names AS "attributeCategory",
    prompts AS "promptCount", ${isoSql('last')} AS "lastGenerated"
  FROM groups ORDER BY last DESC, batch_id, product, names`;

/** The most frequent first. */
const usage = (from: string): string => `(
  SELECT coalesce(json_agg(json_build_object('name', name, 'count', prompts) ORDER BY prompts DESC, name), '[]')
  FROM (SELECT name, sum(prompts)::int AS prompts FROM ${from} WHERE name <> '' GROUP BY name) AS counted)`;

/** First one row a combination, then everything is counted from those. */
const STATS = `
  WITH combinations AS (
    SELECT ${COMBINATION}, min(category_names) AS category_names, min(attribute_names) AS attribute_names,
      count(*)::int AS prompts
    FROM written_prompts p WHERE ${FILTERED} GROUP BY ${COMBINATION}
  )
  SELECT (SELECT coalesce(sum(prompts), 0)::int FROM combinations) AS "totalPrompts",
    (SELECT count(*)::int FROM combinations WHERE prompts >= 2 AND attribute <> '') AS "duplicatedAttributesCount",
    ${usage('(SELECT product_category AS name, prompts FROM combinations) AS one')} AS "productCategoryUsage",
    ${usage('combinations CROSS JOIN unnest(category_names) AS name')} AS "attributeCategoryUsage",
    ${usage('combinations CROSS JOIN unnest(attribute_names) AS name')} AS "attributeUsage"`;

/** Rows are joined by texts without NULL: so PostgreSQL can hash them. */
const same = (column: string): string => `coalesce(p.${column}, '') = coalesce(d.${column}, '')`;

const DUPLICATES = `
  WITH d AS (
    SELECT ${COMBINATION}, min(seq) AS first_seq FROM written_prompts p
    WHERE brand_id = $1 AND attribute <> '' GROUP BY ${COMBINATION} HAVING count(*) >= 2
  )
  ${SELECT_PROMPTS}
  JOIN d ON d.attribute = p.attribute AND d.prompt_type = p.prompt_type
    AND ${['product_category', 'attribute_category', 'competitor_name'].map(same).join(' AND ')}
  WHERE p.brand_id = $1 ORDER BY d.first_seq, p.seq`;
