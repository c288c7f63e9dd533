import { JOB_CHANNEL, RESULT_CHANNEL } from '../announcements.js';
import type { PreparedStatement } from '../prepared.js';
import { whyDraftStays, whyResultStays } from './overtaken.js';

/** `pg_notify` of a `JobChange`: how a run changed, and which of its results are new or were flagged. */
export const notify = (
  channel: string,
  row: string,
  status: string,
  ordinals: string,
  flagged?: string,
): string =>
  `pg_notify('${channel}', json_build_object('jobId', ${row}.id, 'brandId', ${row}.brand_id,
     'status', ${status}, 'ordinals', ${ordinals}${flagged ? `, 'flagged', ${flagged}` : ''})::text)`;

/** The same about a change of a row of `jobs` alone, in the transaction that makes it. */
export const announce = (status = 'jobs.status'): string => notify(JOB_CHANNEL, 'jobs', status, `'[]'::json`);

const GIVEN = `SELECT * FROM unnest($2::int[], $3::text[], $4::bytea[], $5::text[], $8::text[])
  AS g(ordinal, question, question_key, reason, flags)`;

const INSERT_RESULTS = `
    INSERT INTO job_results (job_id, ordinal, question, question_key, reason, flags)
    SELECT $1, ordinal, question, question_key, reason, string_to_array(flags, ' ') FROM given
    ON CONFLICT DO NOTHING
    RETURNING ordinal, question IS NOT NULL AS good`;

const REPLACE_REASONS = `
    UPDATE job_results late SET question = given.question, question_key = given.question_key, reason = NULL,
      flags = string_to_array(given.flags, ' ')
    FROM given
    WHERE late.job_id = $1 AND late.ordinal = given.ordinal AND late.reason IS NOT NULL AND given.question IS NOT NULL
      AND NOT EXISTS (SELECT FROM job_results same WHERE same.job_id = $1 AND same.question_key = given.question_key)
    RETURNING late.ordinal, true AS good`;

const COUNT_NEW = `done = done + new.good, failed = failed + new.bad`;
const COUNT_LATE = `done = done + new.good, failed = failed - new.good,
      status = CASE WHEN status = 'failed' AND new.good > 0 THEN 'completed' ELSE status END,
      error = CASE WHEN new.good = 0 OR failed > new.good THEN error END`;

/** How results are written to the table, and how the job counts them. */
interface Storing {
  name: string;
  stored: string;
  counted: string;
}
const AS_NEW: Storing = { name: 'record', stored: INSERT_RESULTS, counted: COUNT_NEW };
const AS_LATE: Storing = { name: 'record-late', stored: REPLACE_REASONS, counted: COUNT_LATE };

/**
 * @param given the common table expression `given` of results, and what it needs
 * @param more further expressions, each with a comma after it, that may use what was `stored`
 * @param announced a further column, which announces what else was changed
 */
const recordSql = ({ stored, counted }: Storing, given: string, more = '', announced = ''): string => `
  WITH ${given}, stored AS (${stored}
  ), ${more}counted AS (
    UPDATE jobs SET ${counted},
      tokens_in = least(tokens_in + $6::numeric, ${Number.MAX_SAFE_INTEGER}),
      tokens_out = least(tokens_out + $7::numeric, ${Number.MAX_SAFE_INTEGER}),
      touched_at = CASE WHEN touched_at < now() - interval '1 second' THEN now() ELSE touched_at END
    FROM (SELECT count(*) FILTER (WHERE good) AS good, count(*) FILTER (WHERE NOT good) AS bad FROM stored) AS new
    WHERE id = $1
    RETURNING jobs.id, jobs.brand_id, jobs.status, jobs.done + jobs.failed >= jobs.requested AS complete
  )
  SELECT (SELECT array_agg(ordinal) FROM stored) AS ordinals, counted.complete,
    ${notify(RESULT_CHANNEL, 'counted', 'counted.status', `(SELECT coalesce(json_agg(ordinal), '[]'::json) FROM stored)`)}${announced}
  FROM counted`;

/**
 * The one statement that runs for every answer. `touched_at` is indexed: while it stays the same, PostgreSQL need not
 * rewrite the job's row in every index (a heap-only update).
 */
const record = (storing: Storing): PreparedStatement => ({
  name: storing.name,
  text: recordSql(storing, `given AS (${GIVEN})`),
});

/** The same for new texts of drafts, which they replace. A draft that was edited or removed since stays as it is. */
const recordImproved = (storing: Storing): PreparedStatement => ({
  name: `${storing.name}-improved`,
  text: recordSql(
    storing,
    `answers AS (
      SELECT sent.*, (item->>'draftId')::uuid AS draft_id, item->'prompt'->>'question' AS former
      FROM (${GIVEN}) AS sent JOIN job_items i ON i.job_id = $1 AND i.ordinal = sent.ordinal
    ), present AS MATERIALIZED (
      SELECT id, question, removed_at FROM drafts WHERE id IN (SELECT draft_id FROM answers) ORDER BY id FOR UPDATE
    ), given AS (
      SELECT ordinal, CASE WHEN kept IS NULL THEN a.question END AS question, question_key, coalesce(reason, kept) AS reason, flags
      FROM answers a LEFT JOIN present p ON p.id = a.draft_id CROSS JOIN LATERAL (
        SELECT CASE WHEN a.question IS NOT NULL THEN ${whyDraftStays('p', 'a.former')} END AS kept) AS judged
    )`,
    `replaced AS (
      UPDATE drafts SET previous_question = drafts.question, question = a.question, improved = true, flags = string_to_array(a.flags, ' '),
        updated_at = now()
      FROM stored JOIN answers a USING (ordinal) WHERE stored.good AND drafts.id = a.draft_id
    ), `,
  ),
});

/**
 * The same for prompts that were asked for again: the result of the other run gets the text, and its draft if it was
 * moved. What has been edited, removed or saved since stays as it is. A text that the other run has counts as a repeat.
 */
const recordAgain = (storing: Storing): PreparedStatement => ({
  name: `${storing.name}-again`,
  text: recordSql(
    storing,
    `answers AS (
      SELECT sent.*, (item->'again'->>'jobId')::uuid AS source_id, (item->'again'->>'index')::int AS place,
        item->'again'->>'question' AS former
      FROM (${GIVEN}) AS sent JOIN job_items i ON i.job_id = $1 AND i.ordinal = sent.ordinal
    ), moved AS MATERIALIZED (
      SELECT d.id, d.job_id, d.ordinal AS place, d.question, d.removed_at FROM drafts d
      WHERE (d.job_id, d.ordinal) IN (SELECT source_id, place FROM answers) ORDER BY d.id FOR UPDATE
    ), present AS MATERIALIZED (
      SELECT r.job_id, r.ordinal AS place, r.question FROM job_results r
      WHERE (r.job_id, r.ordinal) IN (SELECT source_id, place FROM answers) ORDER BY r.job_id, r.ordinal FOR UPDATE
    ), given AS (
      SELECT a.ordinal, CASE WHEN kept IS NULL THEN a.question END AS question,
        CASE WHEN kept IS NULL THEN a.question_key END AS question_key, coalesce(a.reason, kept) AS reason, a.flags
      FROM answers a LEFT JOIN present p ON p.job_id = a.source_id AND p.place = a.place
        LEFT JOIN moved d ON d.job_id = a.source_id AND d.place = a.place
        CROSS JOIN LATERAL (SELECT CASE WHEN a.question IS NOT NULL THEN ${whyResultStays(
          { result: 'p', draft: 'd', place: ['a.source_id', 'a.place'] },
          'a.former',
        )} END AS kept) AS judged
      WHERE kept IS NOT NULL OR a.question IS NULL OR NOT EXISTS (
        SELECT FROM job_results same WHERE same.job_id = a.source_id AND same.question_key = a.question_key)
    )`,
    `in_runs AS (
      UPDATE job_results r SET question = a.question, question_key = a.question_key, flags = string_to_array(a.flags, ' ')
      FROM stored JOIN answers a USING (ordinal) WHERE stored.good AND r.job_id = a.source_id AND r.ordinal = a.place
      RETURNING r.job_id, r.ordinal
    ), in_list AS (
      UPDATE drafts SET previous_question = drafts.question, question = a.question, flags = string_to_array(a.flags, ' '),
        edited = false, improved = false, updated_at = now()
      FROM stored JOIN answers a USING (ordinal) JOIN moved ON moved.job_id = a.source_id AND moved.place = a.place
      WHERE stored.good AND drafts.id = moved.id
    ), `,
    `, (SELECT count(${notify(RESULT_CHANNEL, 'j', 'j.status', 'ordinals')}) FROM jobs j JOIN (
      SELECT job_id, json_agg(ordinal) AS ordinals FROM in_runs GROUP BY job_id) AS changed ON changed.job_id = j.id) AS told`,
  ),
});

const statements = (storing: Storing) => ({
  new: record(storing),
  draft: recordImproved(storing),
  result: recordAgain(storing),
});

/** All good results of a run replace the same kind of thing: nothing, a draft, or a result. */
export const RECORD_AS = statements(AS_NEW);
export const RECORD_LATE_AS = statements(AS_LATE);
