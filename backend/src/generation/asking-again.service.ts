import { formatCount } from '#domain';
import { type AskAgainRequest, LIMITS, MESSAGES } from '#contracts';
import type { AskAgainItem, JobItem } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { refused } from '../common/api-exception.js';
import { inOrderOf } from '../drafts/draft-rows.js';
import { refuseForeignDrafts } from '../drafts/drafts.service.js';
import { checkKeepsPrompts } from '../jobs/find-job.js';
import { RESULTS_JOINED } from '../jobs/job-rows.js';

interface UnsavedRow {
  draftId: string | null;
  jobId: string;
  index: number;
  question: string;
  item: JobItem;
}

/** Finds the prompts to ask for again. */
@Injectable()
export class AskingAgain {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Each prompt once, in the order of the drafts or by index. Saved and removed ones are skipped.
   *
   * @throws BadRequestException when nothing is left, or a draft is of another brand; NotFoundException for an unknown
   *   job
   */
  async items(brandId: string, asked: AskAgainRequest): Promise<AskAgainItem[]> {
    const rows = await this.rows(brandId, asked);
    const items = rows.flatMap(({ item, draftId: _, ...again }) =>
      'prompt' in item ? [] : [{ ...planned(item), again }],
    );
    if (items.length === 0) throw refused(MESSAGES.askAgainSelection);
    if (items.length > LIMITS.promptsPerRun)
      throw refused(`One run asks for at most ${formatCount(LIMITS.promptsPerRun)} prompts.`);
    return items;
  }

  private rows(brandId: string, { draftIds, jobId, indexes }: AskAgainRequest): Promise<UnsavedRow[]> {
    if (draftIds && !jobId && !indexes) return this.ofDrafts(brandId, draftIds);
    if (!draftIds && jobId && indexes) return this.ofRun(brandId, jobId, indexes);
    throw refused(MESSAGES.askAgainOneOf);
  }

  private async ofDrafts(brandId: string, draftIds: readonly string[]): Promise<UnsavedRow[]> {
    await refuseForeignDrafts(this.dataSource.manager, brandId, draftIds);
    const rows = await this.dataSource.query<UnsavedRow[]>(`${UNSAVED} AND d.id = ANY($1::uuid[])`, [
      draftIds,
    ]);
    return inOrderOf(draftIds, rows, ({ draftId }) => draftId);
  }

  private async ofRun(brandId: string, jobId: string, indexes: readonly number[]): Promise<UnsavedRow[]> {
    await checkKeepsPrompts(this.dataSource.manager, brandId, jobId);
    return this.dataSource.query(`${UNSAVED} AND r.job_id = $1 AND r.ordinal = ANY($2) ORDER BY r.ordinal`, [
      jobId,
      indexes,
    ]);
  }
}

/** Keeps only what was planned: a stored item may have more fields. */
const planned = ({ combination, templateType, promptType }: Omit<AskAgainItem, 'again'>) => ({
  combination,
  templateType,
  promptType,
});

const UNSAVED = `
  SELECT d.id AS "draftId", r.job_id AS "jobId", r.ordinal AS index, coalesce(d.question, r.question) AS question, i.item
  FROM ${RESULTS_JOINED} WHERE r.question IS NOT NULL AND d.removed_at IS NULL AND w.id IS NULL`;
