import type { DataSource } from 'typeorm';
import { sqlLiteral } from '../streams/copy-csv.js';
import type { JobItem } from './job-item.js';
import { isSavedSql } from './saved-results.js';

/** Why the new text of a draft or of a result is not taken: what happened to it since the run was planned. */
const KEPT_AS_CHANGED = 'Its text was changed meanwhile: the changed text was kept.';
const WAS_REMOVED = 'It was removed from the written list meanwhile.';
const RUN_DELETED = 'Its run was deleted meanwhile.';
const WAS_SAVED = 'It was saved meanwhile: the saved text was kept.';

/** Retrying is of no use after these; a changed text is taken up by it. */
export const GONE = [WAS_REMOVED, RUN_DELETED, WAS_SAVED].map(sqlLiteral).join(', ');

/**
 * Why a draft keeps its text, as an expression in SQL; NULL when it takes a new one.
 *
 * @param draft its row
 * @param former the text that it had when the run was planned
 */
export const whyDraftStays = (draft: string, former: string): string => `CASE
  WHEN ${draft}.id IS NULL OR ${draft}.removed_at IS NOT NULL THEN ${sqlLiteral(WAS_REMOVED)}
  WHEN ${draft}.question <> ${former} THEN ${sqlLiteral(KEPT_AS_CHANGED)} END`;

/**
 * The same for a result of another run.
 *
 * @param result its row, with `job_id` and `question`
 * @param draft the row of its draft, if it was moved
 * @param place the run's id and the result's place in it
 */
export const whyResultStays = (
  { result, draft, place }: { result: string; draft: string; place: [jobId: string, ordinal: string] },
  former: string,
): string => `CASE
  WHEN ${result}.job_id IS NULL THEN ${sqlLiteral(RUN_DELETED)}
  WHEN ${draft}.removed_at IS NOT NULL THEN ${sqlLiteral(WAS_REMOVED)}
  WHEN ${isSavedSql(...place)} THEN ${sqlLiteral(WAS_SAVED)}
  WHEN coalesce(${draft}.question, ${result}.question) <> ${former} THEN ${sqlLiteral(KEPT_AS_CHANGED)} END`;

/** An item with its place in its job. */
export interface OrdinalItem {
  ordinal: number;
  item: JobItem;
}

/**
 * Finds the items whose new texts could not be taken any more: nobody need pay for them.
 *
 * @returns the reasons, by the items' places; empty where the job replaces nothing
 */
export async function overtakenItems(
  dataSource: DataSource,
  jobId: string,
  items: readonly OrdinalItem[],
): Promise<Map<number, string>> {
  const replacing = items.filter(({ item }) => 'again' in item || ('prompt' in item && item.draftId));
  if (replacing.length === 0) return new Map();
  const rows = await dataSource.query<{ ordinal: number; why: string }[]>(OVERTAKEN, [
    jobId,
    replacing.map(({ ordinal }) => ordinal),
  ]);
  return new Map(rows.map(({ ordinal, why }) => [ordinal, why]));
}

/** Of the items $2 of the job $1. */
const OVERTAKEN = `
  SELECT ordinal, why FROM (
    SELECT i.ordinal, CASE
      WHEN i.item->>'draftId' IS NOT NULL THEN ${whyDraftStays('rewritten', `i.item->'prompt'->>'question'`)}
      ELSE ${whyResultStays(
        { result: 'r', draft: 'moved', place: ['r.job_id', 'r.ordinal'] },
        `i.item->'again'->>'question'`,
      )} END AS why
    FROM job_items i
    LEFT JOIN drafts rewritten ON rewritten.id = (i.item->>'draftId')::uuid
    LEFT JOIN job_results r
      ON r.job_id = (i.item->'again'->>'jobId')::uuid AND r.ordinal = (i.item->'again'->>'index')::int
    LEFT JOIN drafts moved ON moved.job_id = r.job_id AND moved.ordinal = r.ordinal
    WHERE i.job_id = $1 AND i.ordinal = ANY($2::int[])) AS judged
  WHERE why IS NOT NULL`;
