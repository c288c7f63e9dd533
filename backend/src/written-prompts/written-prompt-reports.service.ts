import type { WrittenPrompt, WrittenPromptGroup, WrittenPromptsStats } from '#contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { isoSql } from '../common/iso-sql.js';
import { findBrandOrThrow } from '../common/find-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import { PromptsNamingBrand } from './prompts-naming-brand.service.js';
import {
  type PromptFilter,
  type PlacedPrompt,
  selectPrompts,
  toWrittenPrompt,
} from './written-prompt-rows.js';

/** What the saved prompts of a brand are about, in numbers. */
@Injectable()
export class WrittenPromptReports {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly naming: PromptsNamingBrand,
  ) {}

  /** The groups, newest first. */
  async summary(brandId: string): Promise<WrittenPromptGroup[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return this.dataSource.query(SUMMARY, [brandId]);
  }

  async stats(brandId: string, filter: PromptFilter): Promise<WrittenPromptsStats> {
    const { where, parameters } = await this.naming.filtered(brandId, filter);
    const ask = async <T>(sql: string): Promise<T> => (await this.dataSource.query<[T]>(sql, parameters))[0];
    // Run in parallel, because each keeps one of PostgreSQL's processes busy.
    const parts = await Promise.all([
      ask<Omit<WrittenPromptsStats, 'attributeUsage' | 'duplicatedAttributesCount'>>(categoryUsage(where)),
      ask<Pick<WrittenPromptsStats, 'attributeUsage'>>(attributeUsage(where)),
      ask<Pick<WrittenPromptsStats, 'duplicatedAttributesCount'>>(duplicateCount(where)),
    ]);
    const [categories, attributes, duplicates] = parts;
    return { ...categories, ...attributes, ...duplicates };
  }

  /** The prompts of every combination that occurs twice or more, those of one combination together. */
  async duplicates(brandId: string): Promise<JsonList<WrittenPrompt>> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    // Sorting needs all of them, so only their places in the order are read first, a few bytes each.
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

/** Whether the indexes for the parts and the names contain a prompt: an index row has at most 2,700 bytes (ADR 18). */
const SHORT_PARTS = `octet_length(coalesce(attribute_category, '')) <= 500`;
const SHORT_NAMES = `octet_length(coalesce(attribute_category, '') || coalesce(attribute, '')) <= 500`;

/** Columns of the prompts under a condition: from an index alone, except for the few that it does not contain. */
const indexed = (columns: string, isShort: string, where: string): string => `(
  SELECT ${columns} FROM written_prompts p WHERE ${where} AND ${isShort} UNION ALL
  SELECT ${columns} FROM written_prompts p WHERE ${where} AND NOT ${isShort}) AS indexed`;

const PARTS = indexed(
  'batch_id, product_category, category_names, created_at',
  SHORT_PARTS,
  'p.brand_id = $1',
);

const SUMMARY = `
  WITH products AS (
    SELECT batch_id, product_category, count(*)::int AS prompts, max(created_at) AS last
    FROM ${PARTS} WHERE batch_id IS NOT NULL GROUP BY batch_id, product_category
  ), names AS (
    SELECT batch_id, string_agg(DISTINCT name, ', ') AS names FROM (
      SELECT batch_id, unnest(category_names) AS name
      FROM (SELECT DISTINCT batch_id, category_names FROM ${PARTS} WHERE batch_id IS NOT NULL) AS lists) AS each
    GROUP BY batch_id
  ), batches AS (
    SELECT batch_id, string_agg(product_category, ', ' ORDER BY product_category) FILTER (WHERE product_category <> '')
      AS product, count(*) FILTER (WHERE product_category <> '')::int AS products, sum(prompts)::int AS prompts,
      max(last) AS last FROM products GROUP BY batch_id
  ), groups AS (
    SELECT batch_id, product, products, names, prompts, last FROM batches LEFT JOIN names USING (batch_id)
    UNION ALL
    SELECT NULL, nullif(product_category, ''), (coalesce(product_category, '') <> '')::int,
      nullif(array_to_string(category_names, ', '), ''), count(*)::int, max(created_at)
    FROM ${PARTS} WHERE batch_id IS NULL GROUP BY 2, 3, 4
  )
  SELECT g.batch_id AS "batchId", product AS "productCategory", names AS "attributeCategory",
    prompts AS "promptCount", products AS "productCategoryCount", ${isoSql('last')} AS "lastGenerated",
    b.name, coalesce(b.kinds, '{}') AS kinds, coalesce(b.written_by, '{}') AS "writtenBy"
  FROM groups g LEFT JOIN prompt_batches b ON b.brand_id = $1 AND b.batch_id = g.batch_id
  ORDER BY last DESC, g.batch_id, product, names`;

/** The most frequent first. @param from rows of `name` and `prompts` */
const usage = (from: string): string => `(
  SELECT coalesce(json_agg(json_build_object('name', name, 'count', prompts) ORDER BY prompts DESC, name), '[]')
  FROM (SELECT name, sum(prompts)::int AS prompts FROM ${from} WHERE name <> '' GROUP BY name) AS counted)`;

/** @param where the condition on the prompts `p` that are counted */
const categoryUsage = (where: string): string => `
  WITH parts AS (SELECT product_category, category_names, count(*)::int AS prompts
    FROM ${indexed('product_category, category_names', SHORT_PARTS, where)} GROUP BY product_category, category_names)
  SELECT (SELECT coalesce(sum(prompts), 0)::int FROM parts) AS "totalPrompts",
    ${usage('(SELECT product_category AS name, prompts FROM parts) AS one')} AS "productCategoryUsage",
    ${usage('(SELECT unnest(category_names) AS name, prompts FROM parts) AS each')} AS "attributeCategoryUsage"`;

const attributeUsage = (where: string): string => `
  SELECT ${usage(
    `(SELECT unnest(attribute_names) AS name, 1 AS prompts FROM ${indexed('attribute_names', SHORT_NAMES, where)}) AS each`,
  )} AS "attributeUsage"`;

const duplicateCount = (where: string): string => `
  SELECT count(*)::int AS "duplicatedAttributesCount" FROM (
    SELECT FROM written_prompts p WHERE ${where} AND combination IS NOT NULL
    GROUP BY combination HAVING count(*) >= 2) AS duplicated`;

const DUPLICATES = `
  SELECT coalesce(array_agg(seq ORDER BY first, seq), '{}') AS places FROM (
    SELECT seq, count(*) OVER same AS times, min(seq) OVER same AS first FROM written_prompts
    WHERE brand_id = $1 AND combination IS NOT NULL WINDOW same AS (PARTITION BY combination)) AS placed
  WHERE times >= 2`;

const PROMPTS_AT = `
  ${selectPrompts('written_prompts', ', p.seq')} JOIN unnest($2::bigint[]) WITH ORDINALITY AS wanted(seq, place)
    ON wanted.seq = p.seq WHERE p.brand_id = $1 ORDER BY wanted.place`;
