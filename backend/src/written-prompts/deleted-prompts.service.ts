import { type DeletedPrompt, MESSAGES, type RestoreWrittenPromptsRequest } from '#contracts';
import { KEPT_SINCE, type TransactionOptions } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { refused } from '../common/api-exception.js';
import { isoSql } from '../common/iso-sql.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import { refuseForeignPrompts } from './foreign-prompts.js';
import { selectPrompts } from './written-prompt-rows.js';

type DeletedRow = DeletedPrompt & { seq: string };

/** A row with the categories of all its entries, because their attributes may be gone when the prompt is restored. */
const KEPT = `CASE WHEN gone.entry_attribute_ids IS NULL THEN to_jsonb(gone) ELSE to_jsonb(gone) || jsonb_build_object(
  'entry_category_ids', (SELECT jsonb_agg(id) FROM (
    SELECT unnest(gone.entry_category_ids) AS id
    UNION SELECT attribute_category_id FROM attributes WHERE id = ANY(gone.entry_attribute_ids)) AS named)) END`;

/**
 * Deletes saved prompts in the order of their ids, so that transactions cannot deadlock, and keeps them to be restored.
 *
 * @param where a condition on `p`
 * @returns how many
 */
export async function deletePrompts(
  manager: EntityManager,
  deletionId: string,
  where: string,
  values: unknown[] = [],
): Promise<number> {
  const kept = await manager.query<unknown[]>(
    `WITH chosen AS (SELECT p.id FROM written_prompts p WHERE ${where} ORDER BY p.id FOR UPDATE),
       gone AS (DELETE FROM written_prompts USING chosen WHERE written_prompts.id = chosen.id RETURNING written_prompts.*)
     INSERT INTO deleted_prompts (id, brand_id, deletion_id, prompt)
     SELECT id, brand_id, $${values.length + 1}, ${KEPT} FROM gone ORDER BY seq DESC RETURNING 1`,
    [...values, deletionId],
  );
  return kept.length;
}

/**
 * For transactions that put prompts back. The same results may be saved in between, which needs no lock: the second try
 * finds them.
 */
export const RESTORING: TransactionOptions = { isLarge: true, againAfter: ['23505'] };

/**
 * Puts deleted prompts back.
 *
 * @returns how many
 * @throws BadRequestException when one is of another brand
 */
export async function restorePrompts(
  manager: EntityManager,
  brandId: string,
  { promptIds, deletionId }: RestoreWrittenPromptsRequest,
): Promise<number> {
  if (promptIds) await refuseForeignPrompts(manager, brandId, promptIds);
  const chosen = `(id = ANY($1) OR deletion_id = $2)`;
  const values = [promptIds ?? [], deletionId ?? null];
  const [foreign] = await manager.query<unknown[]>(
    `SELECT 1 FROM deleted_prompts WHERE ${chosen} AND brand_id <> $3 LIMIT 1`,
    [...values, brandId],
  );
  if (foreign) throw refused('This was deleted from another brand', promptIds ? 'promptIds' : 'deletionId');
  const restored = await manager.query<unknown[]>(restoreSql(chosen), [...values, brandId]);
  return restored.length;
}

/** Lists and restores the prompts that were deleted, singly or by group, in the last 30 days. */
@Injectable()
export class DeletedPrompts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NotFoundException */
  findBrandOrThrow(brandId: string): Promise<void> {
    return findBrandOrThrow(this.dataSource.manager, brandId);
  }

  /** The latest deletion first, its prompts in their order; after a place, if one is given. */
  page(brandId: string, cursor: string | null, limit: number): Promise<DeletedRow[]> {
    return this.dataSource.query(`${DELETED} ORDER BY p.place DESC`, [brandId, cursor, limit]);
  }

  /** The whole list. */
  list(brandId: string): Promise<JsonList<DeletedPrompt>> {
    return wholeList(
      (after: DeletedRow | null, limit) => this.page(brandId, after?.seq ?? null, limit),
      toDeletedPrompt,
    );
  }

  /**
   * Brings prompts back with their ids, batches, times and places. Skips what is not there to be restored.
   *
   * @returns how many came back
   * @throws BadRequestException when one is of another brand
   */
  async restore(brandId: string, { promptIds, deletionId }: RestoreWrittenPromptsRequest): Promise<number> {
    if ((promptIds === undefined) === (deletionId === undefined)) throw refused(MESSAGES.restoreOneOf);
    return inBrandTransaction(
      this.dataSource,
      brandId,
      async (manager) => {
        const count = await restorePrompts(manager, brandId, { promptIds, deletionId });
        if (count > 0) await this.audit.record(manager, 'written-prompts.restore', { brandId, count });
        return count;
      },
      RESTORING,
    );
  }
}

/** Without `seq`, the order of deletion, which is not part of the API. */
export const toDeletedPrompt = ({ seq: _, ...prompt }: DeletedRow): DeletedPrompt => prompt;

/** What can still be restored. */
export const RECENT = `deleted_at > ${KEPT_SINCE}`;

const DELETED = selectPrompts(
  `(SELECT was.*, d.deletion_id, d.deleted_at, d.seq AS place
    FROM deleted_prompts d CROSS JOIN LATERAL jsonb_populate_record(NULL::written_prompts, d.prompt) AS was
    WHERE d.brand_id = $1 AND d.${RECENT} AND ($2::bigint IS NULL OR d.seq < $2) ORDER BY d.seq DESC LIMIT $3)`,
  `, p.deletion_id AS "deletionId", ${isoSql('p.deleted_at')} AS "deletedAt", p.place AS seq`,
);

const stillThere = (table: string, column: string): string =>
  `'${column}', (SELECT id FROM ${table} WHERE id = (d.prompt->>'${column}')::uuid)`;

/**
 * Puts rows back as they were, except for what may have changed since: an id whose row is gone becomes null; if a
 * result was saved again, or deleted twice, it stays with its latest prompt; and the brand may have other names by now.
 */
const restoreSql = (chosen: string): string => `
  WITH back AS (DELETE FROM deleted_prompts WHERE ${chosen} AND brand_id = $3 AND ${RECENT} RETURNING prompt, seq),
  ranked AS (
    SELECT prompt, row_number() OVER (PARTITION BY prompt->>'job_id', prompt->>'job_ordinal' ORDER BY seq DESC) AS nth FROM back)
  INSERT INTO written_prompts
  SELECT was.* FROM ranked d CROSS JOIN LATERAL jsonb_populate_record(NULL::written_prompts, d.prompt || jsonb_build_object(
    'names_brand', NULL,
    ${stillThere('attributes', 'product_category_attribute_id')},
    ${stillThere('attributes', 'attribute_id')},
    ${stillThere('attribute_categories', 'attribute_category_id')},
    ${stillThere('competitors', 'competitor_id')},
    'entry_attribute_ids', (
      SELECT jsonb_agg(a.id ORDER BY place) FROM jsonb_array_elements_text(nullif(d.prompt->'entry_attribute_ids', 'null'))
        WITH ORDINALITY AS e(id, place) LEFT JOIN attributes a ON a.id = e.id::uuid HAVING count(a.id) > 0),
    'entry_category_ids', (
      SELECT jsonb_agg(c.id) FROM jsonb_array_elements_text(nullif(d.prompt->'entry_category_ids', 'null')) AS e(id)
        JOIN attribute_categories c ON c.id = e.id::uuid),
    'job_id', CASE WHEN nth = 1 AND NOT EXISTS (SELECT FROM written_prompts w WHERE w.job_id = (d.prompt->>'job_id')::uuid
      AND w.job_ordinal = (d.prompt->>'job_ordinal')::integer) THEN d.prompt->>'job_id' END)) AS was
  RETURNING 1`;
