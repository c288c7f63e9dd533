import { at } from '#domain';
import type { DeletionImpact } from '#contracts';
import { isSavedSql, UNFINISHED } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { notFound } from '../common/api-exception.js';

/** Counts what a deletion would delete or affect, for the confirmation that is shown before it. */
@Injectable()
export class DeletionImpacts {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  ofCategory(id: string): Promise<DeletionImpact> {
    return this.count('Category', 'attribute_categories', id, [
      id,
      `SELECT id FROM attributes WHERE attribute_category_id = $1`,
    ]);
  }

  ofAttribute(id: string): Promise<DeletionImpact> {
    return this.count('Attribute', 'attributes', id, [null, `SELECT $1::uuid`]);
  }

  /** Saved prompts outlive their competitor; they are counted because they lose their link to it. */
  async ofCompetitor(id: string): Promise<DeletionImpact> {
    await this.checkExists('Competitor', 'competitors', id);
    const rows = await this.dataSource.query<Pick<DeletionImpact, 'runs' | 'drafts' | 'writtenPrompts'>[]>(
      `SELECT ${RUNS} AS "runs", ${DRAFTS} AS "drafts", count(*)::int AS "writtenPrompts" FROM written_prompts WHERE competitor_id = $1`,
      [id],
    );
    return { attributes: 0, blacklistRules: 0, pairings: 0, modifiedNames: 0, ...at(rows, 0) };
  }

  private async count(
    what: string,
    table: string,
    id: string,
    [categoryId, attributeIds]: [string | null, string],
  ): Promise<DeletionImpact> {
    await this.checkExists(what, table, id);
    return at(await this.dataSource.query<DeletionImpact[]>(impactSql(attributeIds), [id, categoryId]), 0);
  }

  private async checkExists(what: string, table: string, id: string): Promise<void> {
    const [row] = await this.dataSource.query<unknown[]>(`SELECT 1 FROM ${table} WHERE id = $1`, [id]);
    if (!row) throw notFound(`${what} not found`);
  }
}

/** Whether an item contains the id of what is deleted, $1. */
const NAMES_IT = `i.item::text LIKE '%' || $1::uuid || '%'`;

const BRAND = `(SELECT brand_id FROM attribute_categories WHERE id = $1 UNION ALL
    SELECT c.brand_id FROM attributes a JOIN attribute_categories c ON c.id = a.attribute_category_id WHERE a.id = $1
    UNION ALL SELECT brand_id FROM competitors WHERE id = $1)`;

/** Unfinished runs of its brand whose items name it. */
const RUNS = `(SELECT count(*)::int FROM jobs j WHERE j.brand_id = ${BRAND} AND ${UNFINISHED}
    AND EXISTS (SELECT 1 FROM job_items i WHERE i.job_id = j.id AND ${NAMES_IT}))`;

/** Unsaved prompts of its brand's written list that name it. */
const DRAFTS = `(SELECT count(*)::int FROM drafts d JOIN job_items i ON i.job_id = d.job_id AND i.ordinal = d.ordinal
    WHERE d.brand_id = ${BRAND} AND d.removed_at IS NULL AND NOT ${isSavedSql('d.job_id', 'd.ordinal')} AND ${NAMES_IT})`;

/** $1 is the id of what is deleted; $2 is that id again for a category, and null for an attribute. */
const impactSql = (attributeIds: string): string => `
  WITH gone AS MATERIALIZED (SELECT array(${attributeIds}) AS ids)
  SELECT
    CASE WHEN $2::uuid IS NULL THEN 0 ELSE cardinality(ids) END AS "attributes",
    (SELECT count(*)::int FROM blacklist_pairs WHERE forbidden_with_id = ANY(ids) OR target_id = ANY(ids))
      + (SELECT count(*)::int FROM category_blacklist_pairs WHERE $2 IN (forbidden_with_category_id, target_category_id))
      + (SELECT count(*)::int FROM attribute_category_blacklist_pairs
         WHERE forbidden_with_attribute_id = ANY(ids) OR target_category_id = $2) AS "blacklistRules",
    (SELECT count(*)::int FROM category_pairings
     WHERE product_category_attribute_id = ANY(ids) OR attribute_category_id = $2) AS "pairings",
    (SELECT count(*)::int FROM modified_attribute_names WHERE attribute_id = ANY(ids)) AS "modifiedNames",
    ${RUNS} AS "runs",
    ${DRAFTS} AS "drafts",
    (SELECT count(*)::int FROM written_prompts
     WHERE product_category_attribute_id = ANY(ids) OR attribute_id = ANY(ids) OR attribute_category_id = $2
       OR (entry_attribute_ids && ids AND entry_attribute_ids IS NOT NULL)
       OR (entry_category_ids @> ARRAY[$2] AND entry_category_ids IS NOT NULL)) AS "writtenPrompts"
  FROM gone`;
