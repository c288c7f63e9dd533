import { KEPT_SINCE } from '#database';
import type { DeletedPrompt } from '#contracts';
import { isoSql } from '../common/iso-sql.js';
import { selectPrompts } from './written-prompt-rows.js';

/** A deleted prompt with its place in the order of deletion, which is not part of the API. */
export type DeletedRow = DeletedPrompt & { seq: string };

export const toDeletedPrompt = ({ seq: _, ...prompt }: DeletedRow): DeletedPrompt => prompt;

/** A row with the categories of all its entries, because their attributes may be gone when the prompt is restored. */
const KEPT = `CASE WHEN gone.entry_attribute_ids IS NULL THEN to_jsonb(gone) ELSE to_jsonb(gone) || jsonb_build_object(
  'entry_category_ids', (SELECT jsonb_agg(id) FROM (
    SELECT unnest(gone.entry_category_ids) AS id
    UNION SELECT attribute_category_id FROM attributes WHERE id = ANY(gone.entry_attribute_ids)) AS named)) END`;

/**
 * Deletes saved prompts in the order of their ids, so that transactions cannot deadlock, and keeps them to be restored.
 *
 * @param where a condition on `p`
 * @param deletionId the parameter that holds the id of the deletion
 */
export const deleteSql = (where: string, deletionId: string): string => `
  WITH chosen AS (SELECT p.id FROM written_prompts p WHERE ${where} ORDER BY p.id FOR UPDATE),
    gone AS (DELETE FROM written_prompts USING chosen WHERE written_prompts.id = chosen.id RETURNING written_prompts.*)
  INSERT INTO deleted_prompts (id, brand_id, deletion_id, prompt)
  SELECT id, brand_id, ${deletionId}, ${KEPT} FROM gone ORDER BY seq DESC RETURNING 1`;

/** What can still be restored. */
const RECENT = `deleted_at > ${KEPT_SINCE}`;

/** The deleted prompts `d` of the brand $1 that can still be restored, as the rows `was` that they were. */
export const RECENTLY_DELETED = `deleted_prompts d
  CROSS JOIN LATERAL jsonb_populate_record(NULL::written_prompts, d.prompt) AS was
  WHERE d.brand_id = $1 AND d.${RECENT}`;

/** The latest deletion first, after the place $2, if it is given; at most $3. */
export const SELECT_DELETED = `${selectPrompts(
  `(SELECT was.*, d.deletion_id, d.deleted_at, d.seq AS place FROM ${RECENTLY_DELETED}
    AND ($2::bigint IS NULL OR d.seq < $2) ORDER BY d.seq DESC LIMIT $3)`,
  `, p.deletion_id AS "deletionId", ${isoSql('p.deleted_at')} AS "deletedAt", p.place AS seq`,
)} ORDER BY p.place DESC`;

const stillThere = (table: string, column: string): string =>
  `'${column}', (SELECT id FROM ${table} WHERE id = (d.prompt->>'${column}')::uuid)`;

/**
 * Puts rows back as they were, except for what may have changed since: an id whose row is gone becomes null; if a
 * result was saved again, or deleted twice, it stays with its latest prompt; and the brand may have other names by now.
 */
export const restoreSql = (chosen: string): string => `
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
