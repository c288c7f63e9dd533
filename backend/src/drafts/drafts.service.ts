import { type Draft, MESSAGES, type MoveToDraftsRequest, type UpdateDraftRequest } from '#contracts';
import { type ImproveItem, inTransaction, isSavedSql, KEPT_SINCE, lockResults } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { conflict, notFound, refused } from '../common/api-exception.js';
import { findBrandOrThrow } from '../common/find-brand.js';
import { holdsWords, wordPatterns } from '../common/text-search.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import { promptOf } from '../jobs/job-view.js';
import { checkKeepsPrompts } from '../jobs/find-job.js';
import { type DraftRow, inOrderOf, selectDrafts, toDraft } from './draft-rows.js';

export const DRAFT_STATUSES = ['unsaved', 'saved', 'removed'] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

/** Removed, but still to be restored. */
const RESTORABLE = `removed_at > ${KEPT_SINCE}`;

const IS_SAVED = isSavedSql('d.job_id', 'd.ordinal');

/** Conditions on `d` alone. */
const WITH_STATUS: Record<DraftStatus, string> = {
  unsaved: `d.removed_at IS NULL AND NOT ${IS_SAVED}`,
  saved: `d.removed_at IS NULL AND ${IS_SAVED}`,
  removed: `d.${RESTORABLE}`,
};

const onList = (status: DraftStatus | null): string =>
  status ? WITH_STATUS[status] : 'd.removed_at IS NULL';

interface DraftFilter {
  status: DraftStatus | null;
  /** Words that the question holds, anywhere and in any case. */
  text: string | null;
}

/** The written list of a brand: results that were moved to it, edited, improved, removed and restored. */
@Injectable()
export class DraftsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws NotFoundException */
  findBrandOrThrow(brandId: string): Promise<void> {
    return findBrandOrThrow(this.dataSource.manager, brandId);
  }

  /** A page of the list, in its order. Its ids are found first, so that only the rows of the page are joined. */
  page(
    brandId: string,
    { status, text }: DraftFilter,
    cursor: string | null,
    limit: number,
  ): Promise<DraftRow[]> {
    const ids = `SELECT d.id FROM drafts d
      WHERE d.brand_id = $1 AND ${onList(status)} AND ($4::text[] IS NULL OR ${holdsWords('d.question', '$4')}) AND d.seq > $2
      ORDER BY d.seq LIMIT $3`;
    return this.dataSource.query(`${selectDrafts(`d.id = ANY(ARRAY(${ids}))`)} ORDER BY d.seq`, [
      brandId,
      cursor ?? '0',
      limit,
      text === null ? null : wordPatterns(text),
    ]);
  }

  /** The drafts with these ids that are on the list, in its order. */
  async some(brandId: string, status: DraftStatus | null, draftIds: readonly string[]): Promise<Draft[]> {
    const where = `d.brand_id = $1 AND ${onList(status)} AND d.id = ANY($2)`;
    const rows = await this.dataSource.query<DraftRow[]>(`${selectDrafts(where)} ORDER BY d.seq`, [
      brandId,
      draftIds,
    ]);
    return rows.map(toDraft);
  }

  /** The whole list. */
  list(brandId: string, status: DraftStatus | null): Promise<JsonList<Draft>> {
    return wholeList(
      (after: DraftRow | null, limit) =>
        this.page(brandId, { status, text: null }, after?.seq ?? null, limit),
      toDraft,
    );
  }

  /** Moves results of a job to the end of the list. @returns how many were not drafts before */
  async move(brandId: string, { jobId, indexes }: MoveToDraftsRequest): Promise<number> {
    const { manager } = this.dataSource;
    await findBrandOrThrow(manager, brandId);
    await checkKeepsPrompts(manager, brandId, jobId);
    const moved = await inTransaction(this.dataSource, async (moving) => {
      await lockResults(moving, jobId);
      return moving.query<unknown[]>(MOVE, [jobId, indexes ?? null]);
    });
    return moved.length;
  }

  /**
   * Replaces a draft's text, provided that it still has the expected one, if one is given.
   *
   * @throws ConflictException with the draft when it has another text by now, or was removed
   */
  update(id: string, { question, expected, previousQuestion }: UpdateDraftRequest): Promise<Draft> {
    return inTransaction(this.dataSource, async (manager) => {
      await lockDrafts(manager, 'id = $1', [id]);
      const draft = await findDraftOrThrow(manager, id);
      if (draft.removedAt !== null) throw conflict(MESSAGES.draftRemoved, { draft });
      if (draft.question !== (expected ?? draft.question)) throw conflict(MESSAGES.textChanged, { draft });
      if (draft.question === question) return draft;
      await manager.query(UPDATE_TEXT, [id, question, previousQuestion ?? null]);
      return findDraftOrThrow(manager, id);
    });
  }

  /** Takes drafts off the list. Prompts that were saved from them stay saved. @returns how many were on it */
  remove(brandId: string, draftIds: readonly string[]): Promise<number> {
    return this.change(brandId, draftIds, `d.removed_at IS NULL`, `removed_at = now()`);
  }

  /** @returns how many came back */
  restore(brandId: string, draftIds: readonly string[]): Promise<number> {
    return this.change(brandId, draftIds, `d.${RESTORABLE}`, `removed_at = NULL`);
  }

  /** Gives drafts back the text that they had before their last improvement. @returns how many had one */
  revert(brandId: string, draftIds: readonly string[]): Promise<number> {
    return this.change(
      brandId,
      draftIds,
      'd.removed_at IS NULL AND d.previous_question IS NOT NULL',
      `question = d.previous_question, previous_question = NULL,
       flags = CASE WHEN d.previous_question = r.question THEN r.flags ELSE '{}' END,
       edited = d.edited AND d.previous_question <> r.question,
       improved = d.improved AND d.previous_question <> r.question`,
    );
  }

  /**
   * The drafts to improve among these ids, in their order, each once: those that nobody removed meanwhile.
   *
   * @throws NotFoundException when one is unknown; BadRequestException when one is of another brand
   */
  async toImprove(brandId: string, draftIds: readonly string[]): Promise<ImproveItem[]> {
    const { manager } = this.dataSource;
    await findBrandOrThrow(manager, brandId);
    await refuseForeignDrafts(manager, brandId, draftIds);
    const rows = await manager.query<DraftRow[]>(selectDrafts('d.id = ANY($1::uuid[])'), [draftIds]);
    if (rows.length < new Set(draftIds).size) throw notFound(MESSAGES.draftGone);
    return inOrderOf(draftIds, rows, ({ id }) => id)
      .filter(({ removedAt }) => removedAt === null)
      .map((row) => ({ draftId: row.id, prompt: promptOf(row) }));
  }

  /** Changes the drafts for which a condition on `d` holds, and skips the others. */
  private async change(
    brandId: string,
    draftIds: readonly string[],
    condition: string,
    set: string,
  ): Promise<number> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return inTransaction(this.dataSource, async (manager) => {
      await refuseForeignDrafts(manager, brandId, draftIds);
      await lockDrafts(manager, 'id = ANY($1)', [draftIds]);
      const [, count] = await manager.query<[unknown, number]>(
        `UPDATE drafts d SET ${set}, updated_at = now() FROM job_results r
         WHERE d.id = ANY($1) AND ${condition} AND r.job_id = d.job_id AND r.ordinal = d.ordinal`,
        [draftIds],
      );
      return count;
    });
  }
}

/** @throws NotFoundException */
async function findDraftOrThrow(manager: EntityManager, id: string): Promise<Draft> {
  const [row] = await manager.query<DraftRow[]>(selectDrafts('d.id = $1'), [id]);
  if (!row) throw notFound(MESSAGES.draftGone);
  return toDraft(row);
}

/** Locks rows in the same order as everywhere else, so that transactions cannot deadlock. @returns how many there are */
export async function lockDrafts(manager: EntityManager, where: string, values: unknown[]): Promise<number> {
  const locked = await manager.query<unknown[]>(
    `SELECT 1 FROM drafts WHERE ${where} ORDER BY id FOR UPDATE`,
    values,
  );
  return locked.length;
}

/** @throws BadRequestException */
export async function refuseForeignDrafts(
  manager: EntityManager,
  brandId: string,
  draftIds: readonly string[],
): Promise<void> {
  const [foreign] = await manager.query<unknown[]>(
    `SELECT 1 FROM drafts WHERE id = ANY($1) AND brand_id <> $2 LIMIT 1`,
    [draftIds, brandId],
  );
  if (foreign) throw refused('draftIds holds a draft of another brand', 'draftIds');
}

/** A text that a person wrote is taken as right, so its flags go. The run's own text is nobody's edit. */
const UPDATE_TEXT = `
  UPDATE drafts d SET question = new.text, previous_question = coalesce($3, d.previous_question),
    flags = CASE WHEN r.question = new.text THEN r.flags ELSE '{}' END,
    edited = r.question IS DISTINCT FROM new.text, improved = d.improved AND r.question IS DISTINCT FROM new.text,
    updated_at = now()
  FROM job_results r, (SELECT $2::text AS text) AS new
  WHERE d.id = $1 AND r.job_id = d.job_id AND r.ordinal = d.ordinal`;

/** Keeps a result that is a draft already as it is, removed or not. */
const MOVE = `
  INSERT INTO drafts (brand_id, job_id, ordinal, question, flags)
  SELECT j.brand_id, r.job_id, r.ordinal, r.question, r.flags FROM job_results r JOIN jobs j ON j.id = r.job_id
  WHERE r.job_id = $1 AND r.question IS NOT NULL AND ($2::int[] IS NULL OR r.ordinal = ANY($2))
  ORDER BY r.ordinal ON CONFLICT (job_id, ordinal) DO NOTHING RETURNING 1`;
