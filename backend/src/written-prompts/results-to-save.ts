import { createHash } from 'node:crypto';
import { subjectNames } from '#domain';
import type { JobContext, JobItem } from '#database';
import type { EntityManager } from 'typeorm';
import { CHANGED, inOrderOf, SAVED_QUESTION } from '../drafts/draft-rows.js';
import { RESULTS_JOINED } from '../jobs/job-rows.js';
import { promptOf } from '../jobs/job-view.js';
import type { NewWrittenPrompt } from './prompt-inserts.js';

/** A result of a job, as a draft if it is one, that is to be saved. */
export interface ResultToSave {
  draftId: string | null;
  jobId: string;
  ordinal: number;
  item: JobItem;
  question: string;
  flags: string[];
  /** When its run wrote it. */
  writtenAt: Date;
  edited: boolean;
  improved: boolean;
  savedPromptId: string | null;
  changed: boolean;
  savedQuestion: string | null;
}

/** Those that are not removed, as drafts where they are drafts. */
const RESULTS_TO_SAVE = `
  SELECT d.id AS "draftId", r.job_id AS "jobId", r.ordinal, i.item, coalesce(d.question, r.question) AS question,
    coalesce(d.flags, r.flags) AS flags, r.created_at AS "writtenAt", coalesce(d.edited, false) AS edited,
    coalesce(d.improved, false) AS improved, w.id AS "savedPromptId", coalesce(${CHANGED}, false) AS changed,
    ${SAVED_QUESTION} AS "savedQuestion"
  FROM ${RESULTS_JOINED} WHERE r.question IS NOT NULL AND d.removed_at IS NULL`;

/** The drafts of these ids that are on the list, in the order of the ids. */
export async function draftsToSave(
  manager: EntityManager,
  draftIds: readonly string[],
): Promise<ResultToSave[]> {
  const rows = await manager.query<ResultToSave[]>(`${RESULTS_TO_SAVE} AND d.id = ANY($1::uuid[])`, [
    draftIds,
  ]);
  return inOrderOf(draftIds, rows, ({ draftId }) => draftId);
}

/** All results of a job that are not removed, in their order. */
export const resultsToSave = (manager: EntityManager, jobId: string): Promise<ResultToSave[]> =>
  manager.query(`${RESULTS_TO_SAVE} AND r.job_id = $1 ORDER BY r.ordinal`, [jobId]);

/** Locks the saved prompts of drafts `d` until the transaction ends, in the same order as everywhere else. */
export const lockSavedPrompts = (
  manager: EntityManager,
  where: string,
  values: unknown[],
): Promise<unknown> =>
  manager.query(
    `SELECT 1 FROM written_prompts w JOIN drafts d ON w.job_id = d.job_id AND w.job_ordinal = d.ordinal
     WHERE ${where} ORDER BY w.id FOR UPDATE OF w`,
    values,
  );

/** Turns results into saved prompts: with the ids that still exist, and with where they came from. */
export async function toWrittenPrompts(
  manager: EntityManager,
  results: readonly ResultToSave[],
): Promise<NewWrittenPrompt[]> {
  const prompts = results.map((result) => ({
    result,
    prompt: promptOf(result),
    categoryIds: categoriesOf(result.item),
  }));
  const writerOf = await writersOf(manager, results);
  const alive = await lockAlive(manager, prompts);
  return prompts.map(({ result, prompt, categoryIds }) => {
    const ids = prompt.attributeIds.map(alive);
    const unnamed = categoryIds.filter((id, place) => !ids[place] && alive(id));
    const names = subjectNames(prompt);
    return {
      ...prompt,
      productCategoryAttributeId: alive(prompt.productCategoryAttributeId),
      attributeCategoryId: alive(prompt.attributeCategoryId),
      attributeId: alive(prompt.attributeId),
      competitorId: alive(prompt.competitorId),
      entryAttributeIds: ids.length > 1 && ids.some((id) => id !== null) ? ids : null,
      entryCategoryIds: ids.length > 1 && unnamed.length > 0 ? [...new Set(unnamed)] : null,
      categoryNames: names.categories,
      attributeNames: names.attributes,
      jobId: result.jobId,
      jobOrdinal: result.ordinal,
      edited: result.edited,
      improved: result.improved,
      ...writtenBy(result.item, writerOf(result)),
    };
  });
}

/** The categories of its attributes, in their order. */
const categoriesOf = (item: JobItem): string[] =>
  'prompt' in item ? [] : item.combination.attributes.map(({ categoryId }) => categoryId);

interface Ids {
  prompt: ReturnType<typeof promptOf>;
  categoryIds: readonly string[];
}

/** Finds which ids still exist, and locks their rows until the transaction ends: an id that is gone becomes null. */
async function lockAlive(
  manager: EntityManager,
  results: readonly Ids[],
): Promise<(id: string | null) => string | null> {
  const of = (pick: (result: Ids) => (string | null)[]) => [...new Set(results.flatMap(pick))];
  const idsByTable = {
    attribute_categories: of(({ prompt, categoryIds }) => [prompt.attributeCategoryId, ...categoryIds]),
    attributes: of(({ prompt }) => [prompt.productCategoryAttributeId, ...prompt.attributeIds]),
    competitors: of(({ prompt }) => [prompt.competitorId]),
  };
  const alive = new Set<string>();
  for (const [table, ids] of Object.entries(idsByTable)) {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE id = ANY($1) ORDER BY id FOR KEY SHARE`,
      [ids.filter((id) => id !== null)],
    );
    rows.forEach(({ id }) => alive.add(id));
  }
  return (id) => (id !== null && alive.has(id) ? id : null);
}

type Writer = Pick<JobContext, 'model' | 'retries' | 'templates'>;

interface AskedAgain extends Written {
  jobId: string;
  ordinal: number;
  question: string;
}

interface Written {
  context: Writer | undefined;
  writtenAt: Date;
}

/** Of each result, by what and when it was last written: by its own run, or by a later one that asked for it again. */
async function writersOf(
  manager: EntityManager,
  results: readonly ResultToSave[],
): Promise<(result: ResultToSave) => Written> {
  const jobIds = [...new Set(results.map(({ jobId }) => jobId))];
  const own = await manager.query<{ id: string; context: Writer }[]>(
    `SELECT id, context FROM jobs WHERE id = ANY($1)`,
    [jobIds],
  );
  const again = await manager.query<AskedAgain[]>(ASKED_AGAIN, [
    results.map(({ jobId }) => jobId),
    results.map(({ ordinal }) => ordinal),
  ]);
  const contexts = new Map(own.map(({ id, context }) => [id, context]));
  const latest = new Map(again.map((row) => [`${row.jobId}/${row.ordinal}`, row]));
  return ({ jobId, ordinal, question, edited, improved, writtenAt }) => {
    const later = latest.get(`${jobId}/${ordinal}`);
    // A prompt that was reverted has the text of before.
    const isOfLater = later && (later.question === question || edited || improved);
    return isOfLater ? later : { context: contexts.get(jobId), writtenAt };
  };
}

/** What was written for the results of the jobs $1 with the ordinals $2 when they were last asked for again. */
const ASKED_AGAIN = `
  SELECT DISTINCT ON (asked."jobId", asked.ordinal)
    asked."jobId", asked.ordinal, r.question, j.context, r.created_at AS "writtenAt"
  FROM unnest($1::uuid[], $2::int[]) AS asked("jobId", ordinal)
    JOIN job_items i ON (i.item->'again'->>'jobId')::uuid = asked."jobId"
      AND (i.item->'again'->>'index')::int = asked.ordinal
    JOIN job_results r ON r.job_id = i.job_id AND r.ordinal = i.ordinal AND r.question IS NOT NULL
    JOIN jobs j ON j.id = i.job_id
  ORDER BY asked."jobId", asked.ordinal, j.seq DESC`;

/** The template and model that wrote a result; without a template it was composed from the data. */
function writtenBy(item: JobItem, { context, writtenAt }: Written) {
  const type = 'prompt' in item ? null : item.templateType;
  const template = type ? context?.templates[type] : undefined;
  const retry = context?.retries?.findLast(({ at }) => new Date(at) <= writtenAt);
  const model = template ? (retry ?? context)?.model : null;
  return {
    templateType: template ? type : null,
    templateHash: template ? hashOf(template.text) : null,
    model: model ?? null,
    composed: model === undefined ? null : model === null,
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
