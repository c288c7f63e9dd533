import {
  type AnswerFlag,
  namesIn,
  nearCopies,
  type PlannedPrompt,
  promptAttributes,
  skeletonOf,
} from '#domain';
import type { DataSource } from 'typeorm';
import { RESULT_CHANNEL } from '../announcements.js';
import type { ImproveItem } from './job-item.js';
import { UNFINISHED } from './job-states.js';
import { notify } from './record-results.js';

const SIMILAR: AnswerFlag = 'similar';
/** Ordinals in one announcement: its payload may take 8,000 bytes. */
const MOST_ANNOUNCED = 1_000;

interface ResultRow {
  ordinal: number;
  question: string;
  item: PlannedPrompt;
  brand: string;
  flagged: boolean;
}

/**
 * Flags the results of a run that read like an earlier one of it once names and values are masked. Done at the end,
 * when all can be compared. After prompts were asked for again, the runs that they belong to are checked.
 */
export async function flagSimilarAtEnd(dataSource: DataSource, jobId: string): Promise<void> {
  const runs = await dataSource.query<{ id: string }[]>(
    `SELECT DISTINCT CASE j.kind WHEN 'ask-again' THEN (i.item->'again'->>'jobId')::uuid ELSE j.id END AS id
     FROM jobs j JOIN job_items i ON i.job_id = j.id
     WHERE j.id = $1 AND j.${UNFINISHED} AND j.kind <> 'improve' AND j.done + j.failed >= j.requested`,
    [jobId],
  );
  for (const { id } of runs) await flagSimilar(dataSource, id);
  await flagSimilarDrafts(dataSource, jobId);
}

/** The same for drafts that a run has improved, if nobody has changed them since. Their triggers announce it. */
async function flagSimilarDrafts(dataSource: DataSource, jobId: string): Promise<void> {
  const drafts = await dataSource.query<
    { id: string; question: string; prompt: ImproveItem['prompt']; brand: string }[]
  >(
    `SELECT d.id, d.question, i.item->'prompt' AS prompt, j.context->>'brandName' AS brand
     FROM jobs j JOIN job_items i ON i.job_id = j.id
       JOIN job_results r ON r.job_id = j.id AND r.ordinal = i.ordinal
       JOIN drafts d ON d.id = (i.item->>'draftId')::uuid AND d.question = r.question
     WHERE j.id = $1 AND j.${UNFINISHED} AND j.kind = 'improve' AND j.done + j.failed >= j.requested
     ORDER BY i.ordinal`,
    [jobId],
  );
  const copies = nearCopies(
    drafts.map(({ question, prompt, brand }) => skeletonOf(question, [brand, ...sentNames(prompt)])),
  );
  const alike = drafts.flatMap(({ id }, place) => (copies[place] === null ? [] : [id]));
  if (alike.length === 0) return;
  await dataSource.query(
    `UPDATE drafts SET flags = array_append(flags, '${SIMILAR}') WHERE id = ANY($1) AND NOT '${SIMILAR}' = ANY(flags)`,
    [alike],
  );
}

/** Skips what was composed directly from the data. A text that a person or an improvement changed keeps its flags. */
async function flagSimilar(dataSource: DataSource, jobId: string): Promise<void> {
  const rows = await dataSource.query<ResultRow[]>(
    `SELECT r.ordinal, r.question, i.item, j.context->>'brandName' AS brand, '${SIMILAR}' = ANY(r.flags) AS flagged
     FROM jobs j JOIN job_results r ON r.job_id = j.id
       JOIN job_items i ON i.job_id = r.job_id AND i.ordinal = r.ordinal
     WHERE j.id = $1 AND r.question IS NOT NULL AND i.item->>'templateType' IS NOT NULL
     ORDER BY r.ordinal`,
    [jobId],
  );
  const copies = nearCopies(
    rows.map(({ question, item, brand }) => skeletonOf(question, [brand, ...namesIn(item.combination)])),
  );
  const changed = rows
    .map(({ ordinal, flagged }, place) => ({ ordinal, flagged, alike: copies[place] !== null }))
    .filter(({ flagged, alike }) => flagged !== alike);
  for (const alike of [true, false]) {
    const ordinals = changed.filter((one) => one.alike === alike).map(({ ordinal }) => ordinal);
    if (ordinals.length > 0) await setFlag(dataSource, jobId, ordinals, alike);
  }
}

/** Changes the flag of results and their drafts, and announces the results, so that nobody need read the run again. */
async function setFlag(
  dataSource: DataSource,
  jobId: string,
  ordinals: number[],
  alike: boolean,
): Promise<void> {
  const change = alike ? 'array_append' : 'array_remove';
  const update = (table: string) =>
    `UPDATE ${table} t SET flags = ${change}(t.flags, '${SIMILAR}')
     WHERE t.job_id = $1 AND t.ordinal = ANY($2) AND ('${SIMILAR}' = ANY(t.flags)) <> ${alike}`;
  await dataSource.query(
    `WITH flagged AS (${update('job_results')} RETURNING t.ordinal),
       numbered AS (SELECT ordinal, row_number() OVER () / ${MOST_ANNOUNCED} AS part FROM flagged),
       announced AS (SELECT json_agg(ordinal) AS ordinals FROM numbered GROUP BY part)
     SELECT ${notify(RESULT_CHANNEL, 'j', 'j.status', `'[]'::json`, 'announced.ordinals')}
     FROM announced CROSS JOIN jobs j WHERE j.id = $1`,
    [jobId, ordinals],
  );
  // Comes later, because it must see the drafts that were made of results as they were before.
  await dataSource.query(`${update('drafts')} AND NOT t.edited AND NOT t.improved`, [jobId, ordinals]);
}

/** The names in a prompt as it was sent. */
function sentNames(prompt: ImproveItem['prompt']): string[] {
  const names = promptAttributes(prompt).flatMap(({ category, value }) => [category, value]);
  return [...names, prompt.productCategory, prompt.competitorName].flatMap((name) => (name ? [name] : []));
}
