import type { Draft } from '#contracts';
import { isoOrNullSql, isoSql } from '../common/iso-sql.js';
import { RESULTS_JOINED } from '../jobs/job-rows.js';
import { promptOf, type PromptRow } from '../jobs/job-view.js';

/** A draft with its place in the list. */
export interface DraftRow
  extends
    PromptRow,
    Pick<
      Draft,
      'id' | 'brandId' | 'jobId' | 'index' | 'previousQuestion' | 'savedPromptId' | 'savedQuestion'
    > {
  seq: string;
  changed: boolean;
  removedAt: string | null;
  updatedAt: string;
}

/** Whether a draft's text differs from the saved one: the result's, if it was saved before it became a draft. */
export const CHANGED = `(w.id IS NOT NULL AND d.question <> coalesce(d.saved_question, r.question))`;

/** The saved prompt's text, where it is neither the draft's nor the one that the draft was saved with. */
export const SAVED_QUESTION = `CASE WHEN w.question NOT IN (d.question, coalesce(d.saved_question, r.question)) THEN w.question END`;

export const selectDrafts = (where: string): string => `
  SELECT d.seq, d.id, d.brand_id AS "brandId", d.job_id AS "jobId", d.ordinal AS index, d.question,
    d.previous_question AS "previousQuestion", d.flags, i.item, w.id AS "savedPromptId", ${CHANGED} AS changed,
    ${SAVED_QUESTION} AS "savedQuestion", ${isoOrNullSql('d.removed_at')} AS "removedAt", ${isoSql('d.updated_at')} AS "updatedAt"
  FROM ${RESULTS_JOINED} WHERE d.id IS NOT NULL AND ${where}`;

/** Rows in the order of these ids, each once; an id without a row is left out. */
export function inOrderOf<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string | null,
): Row[] {
  const rowOf = new Map(rows.map((row) => [idOf(row), row]));
  return [...new Set(ids)].flatMap((id) => rowOf.get(id) ?? []);
}

/** A draft as the API returns it. */
export const toDraft = ({ seq: _, item, question, flags, ...row }: DraftRow): Draft => ({
  ...promptOf({ item, question, flags }),
  ...row,
});
