import type { Job, JobKind } from '#contracts';
import { isSavedSql } from '#database';
import { isoOrNullSql, isoSql } from '../common/iso-sql.js';

/** Kinds whose results are not prompts to keep: a file, or new texts of prompts that exist already. */
const KEEPS_NOTHING: readonly JobKind[] = ['csv', 'improve', 'ask-again'];
export const KEEPS_NOTHING_SQL = KEEPS_NOTHING.map((kind) => `'${kind}'`).join(', ');

/** Whether a job's results can be moved to the written list, and saved. */
export const keepsPrompts = (kind: JobKind): boolean => !KEEPS_NOTHING.includes(kind);

/** Results `r` with their items `i`, and what they became: drafts `d` and saved prompts `w`, each at most one. */
export const RESULTS_JOINED = `job_results r
  JOIN job_items i ON i.job_id = r.job_id AND i.ordinal = r.ordinal
  LEFT JOIN drafts d ON d.job_id = r.job_id AND d.ordinal = r.ordinal
  LEFT JOIN written_prompts w ON w.job_id = r.job_id AND w.job_ordinal = r.ordinal`;

/** A job without its cost, which depends on the configured prices. */
export type JobRow = Omit<Job, 'cost'>;

/**
 * Selects jobs `j` as the API returns them, newest first. Only here are a job's results counted by state: saved ones
 * are in `written_prompts`, removed ones in `drafts`, and the rest is unsaved.
 *
 * @param where a condition on `j`
 */
export const selectJobs = (where: string): string => `
  SELECT j.id, j.brand_id AS "brandId", j.kind, j.status, j.requested, j.blocked, j.done, j.failed, j.error, j.notice, j.about,
    j.tokens_in::float8 AS "tokensIn", j.tokens_out::float8 AS "tokensOut",
    CASE WHEN j.kind IN (${KEEPS_NOTHING_SQL}) THEN 0 ELSE j.done - counts.saved - counts.removed END AS unsaved,
    counts.saved, counts.removed, ${isoSql('j.created_at')} AS "createdAt",
    ${isoOrNullSql('j.started_at')} AS "startedAt", ${isoOrNullSql('j.finished_at')} AS "finishedAt"
  FROM jobs j CROSS JOIN LATERAL (
    SELECT (SELECT count(*)::int FROM written_prompts w WHERE w.job_id = j.id) AS saved,
      (SELECT count(*)::int FROM drafts d WHERE d.job_id = j.id AND d.removed_at IS NOT NULL
        AND NOT ${isSavedSql('d.job_id', 'd.ordinal')}) AS removed) AS counts
  WHERE ${where} ORDER BY j.seq DESC`;
