import { randomUUID } from 'node:crypto';
import { failPoint } from '#config';
import { lockResults } from '#database';
import { MESSAGES, type SaveConflict, type SavedAnswer, type SavedText } from '#contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { conflict, notFound, refused } from '../common/api-exception.js';
import { COUNT_BREAKING_RULES } from '../rules/broken-rules.js';
import { lockDrafts, refuseForeignDrafts } from '../drafts/drafts.service.js';
import { checkKeepsPrompts } from '../jobs/find-job.js';
import { insertPrompts } from './prompt-inserts.js';
import {
  draftsToSave,
  lockSavedPrompts,
  type ResultToSave,
  resultsToSave,
  toWrittenPrompts,
} from './results-to-save.js';

interface SavingOptions {
  replace?: readonly SavedText[];
  batchId?: string;
}

/** Saves results of jobs by their ids: each at most once, whoever sends it, and again only to change its text. */
@Injectable()
export class DraftSaving {
  /**
   * Saves the drafts with these ids, except removed ones.
   *
   * @param options.replace texts of saved prompts that may be replaced although somebody has edited them since
   * @param options.batchId the batch that they are added to; a new one without it
   * @throws ConflictException with the drafts whose saved prompts have other texts than these; NotFoundException when
   *   one is unknown; BadRequestException when one is of another brand
   */
  async saveDrafts(
    manager: EntityManager,
    brandId: string,
    draftIds: readonly string[],
    options: SavingOptions,
  ): Promise<SavedAnswer> {
    await refuseForeignDrafts(manager, brandId, draftIds);
    const known = await lockDrafts(manager, 'id = ANY($1)', [draftIds]);
    if (known < new Set(draftIds).size) throw notFound(MESSAGES.draftGone);
    await lockSavedPrompts(manager, 'd.id = ANY($1)', [draftIds]);
    return this.save(manager, brandId, await draftsToSave(manager, draftIds), options);
  }

  /**
   * Saves all results of a job that are not removed.
   *
   * @param options as for drafts
   * @throws ConflictException as for drafts; NotFoundException when the brand has no such job
   */
  async saveJob(
    manager: EntityManager,
    brandId: string,
    jobId: string,
    options: SavingOptions,
  ): Promise<SavedAnswer> {
    await checkKeepsPrompts(manager, brandId, jobId);
    await lockResults(manager, jobId);
    await lockDrafts(manager, 'job_id = $1', [jobId]);
    await lockSavedPrompts(manager, 'd.job_id = $1', [jobId]);
    return this.save(manager, brandId, await resultsToSave(manager, jobId), options);
  }

  private async save(
    manager: EntityManager,
    brandId: string,
    results: readonly ResultToSave[],
    { replace = [], batchId: given }: SavingOptions,
  ): Promise<SavedAnswer> {
    refuseConflicts(results, replace);
    if (given !== undefined) await refuseForeignBatch(manager, brandId, given);
    const batchId = given ?? randomUUID();
    const unsaved = results.filter(({ savedPromptId }) => savedPromptId === null);
    const changed = results.filter((result) => result.changed);
    const saved =
      unsaved.length > 0
        ? await insertPrompts(manager, brandId, batchId, await toWrittenPrompts(manager, unsaved))
        : [];
    failPoint('prompts-inserted');
    const updated = await updatePrompts(manager, changed);
    await markSaved(manager, results);
    const breaksRule = await countBreaking(manager, brandId, saved);
    return {
      count: saved.length,
      batchId: saved.length > 0 ? batchId : null,
      alreadySaved: results.length - saved.length,
      updated,
      ...(breaksRule > 0 && { breaksRule }),
    };
  }
}

/** How many of the saved prompts break a rule that is newer than their run. */
async function countBreaking(
  manager: EntityManager,
  brandId: string,
  saved: readonly { id: string }[],
): Promise<number> {
  if (saved.length === 0) return 0;
  const [broken] = await manager.query<{ count: number }[]>(COUNT_BREAKING_RULES, [
    brandId,
    saved.map(({ id }) => id),
  ]);
  return broken?.count ?? 0;
}

/** Keeps a save from overwriting an edit that its sender has not seen. @throws ConflictException */
function refuseConflicts(results: readonly ResultToSave[], replace: readonly SavedText[]): void {
  const seen = new Map(replace.map(({ draftId, savedQuestion }) => [draftId, savedQuestion]));
  const conflicts = results.flatMap(({ draftId, question, savedQuestion, changed }): SaveConflict[] =>
    draftId !== null && changed && savedQuestion !== null && seen.get(draftId) !== savedQuestion
      ? [{ draftId, question, savedQuestion }]
      : [],
  );
  if (conflicts.length > 0) throw conflict(MESSAGES.savedChanged, { conflicts });
}

/** @throws BadRequestException */
async function refuseForeignBatch(manager: EntityManager, brandId: string, batchId: string): Promise<void> {
  const [known] = await manager.query<unknown[]>(
    `SELECT 1 FROM prompt_batches WHERE brand_id = $1 AND batch_id = $2`,
    [brandId, batchId],
  );
  if (!known) throw refused('batchId must be of a batch of this brand', 'batchId');
}

/** Gives saved prompts the text of their drafts. @returns how many */
async function updatePrompts(manager: EntityManager, changed: readonly ResultToSave[]): Promise<number> {
  if (changed.length === 0) return 0;
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE written_prompts w SET question = d.question, flags = d.flags, edited = d.edited, improved = d.improved,
       names_brand = NULL
     FROM drafts d WHERE d.id = ANY($1) AND w.job_id = d.job_id AND w.job_ordinal = d.ordinal`,
    [changed.map(({ draftId }) => draftId)],
  );
  return count;
}

/** Stores the saved text in the drafts that did not have it as such. */
async function markSaved(manager: EntityManager, results: readonly ResultToSave[]): Promise<void> {
  await manager.query(
    `UPDATE drafts SET saved_question = question
     WHERE id = ANY($1) AND saved_question IS DISTINCT FROM question`,
    [results.flatMap(({ draftId }) => draftId ?? [])],
  );
}
