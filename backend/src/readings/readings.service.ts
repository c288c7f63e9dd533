import {
  at,
  type Combination,
  type FoundQuestion,
  namesIn,
  type SetQuestion,
  type SetReading,
} from '#domain';
import { LIMITS, MESSAGES, type ReadQuestion, type SetReadingAnswer } from '#contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { notFound } from '../common/api-exception.js';
import { findBrandOrThrow } from '../common/find-brand.js';
import { InThread } from '../common/in-thread.js';
import { findJobOrThrow } from '../jobs/find-job.js';
import { keepsPrompts, RESULTS_JOINED } from '../jobs/job-rows.js';

export interface ReadingTask {
  set: SetQuestion[];
  /** The figure whose questions are asked for, if any. */
  figure: string | null;
}

export interface ReadingOutcome {
  reading: SetReading;
  /** Null when the set has no such figure. */
  questions: FoundQuestion[] | null;
}

interface Row {
  id: string | null;
  index: number | null;
  question: string;
  names: string[];
  flags: string[];
  unsaved: boolean;
  total: number;
}

interface RowOfRun extends Row {
  combination: Combination;
}

/**
 * What the prompts of a run, or the saved ones of a brand, read like as a set. Found in a thread, because a large set
 * takes a second of processor time.
 */
@Injectable()
export class ReadingsService {
  private readonly thread = new InThread<ReadingTask, ReadingOutcome>(
    new URL('./reading.thread.js', import.meta.url),
  );

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async ofRun(jobId: string, until: AbortSignal): Promise<SetReadingAnswer> {
    return this.reading(await this.rowsOfRun(jobId), until);
  }

  async ofBrand(brandId: string, until: AbortSignal): Promise<SetReadingAnswer> {
    return this.reading(await this.rowsOfBrand(brandId), until);
  }

  /** The prompts behind a figure of the reading. */
  async questionsOfRun(jobId: string, figure: string, until: AbortSignal): Promise<ReadQuestion[]> {
    return this.questions(await this.rowsOfRun(jobId), figure, until);
  }

  async questionsOfBrand(brandId: string, figure: string, until: AbortSignal): Promise<ReadQuestion[]> {
    return this.questions(await this.rowsOfBrand(brandId), figure, until);
  }

  private async reading(rows: Row[], until: AbortSignal): Promise<SetReadingAnswer> {
    const { reading } = await this.thread.compute({ set: rows.map(toQuestion), figure: null }, until);
    return { ...reading, total: rows[0]?.total ?? 0 };
  }

  private async questions(rows: Row[], figure: string, until: AbortSignal): Promise<ReadQuestion[]> {
    const { questions } = await this.thread.compute({ set: rows.map(toQuestion), figure }, until);
    return (questions ?? []).map(({ place, like }) => {
      const { id, index, question, flags, unsaved } = at(rows, place);
      return { id, index, question, flags, unsaved, like: like === null ? null : at(rows, like).question };
    });
  }

  private async rowsOfRun(jobId: string): Promise<Row[]> {
    const { kind } = await findJobOrThrow(this.dataSource.manager, jobId);
    if (!keepsPrompts(kind)) throw notFound(MESSAGES.keepsNoPrompts);
    const rows = await this.dataSource.query<RowOfRun[]>(OF_RUN, [jobId, LIMITS.promptsRead]);
    return rows.map(({ combination, ...row }) => ({
      ...row,
      names: [...row.names, ...namesIn(combination)],
    }));
  }

  private async rowsOfBrand(brandId: string): Promise<Row[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return this.dataSource.query(OF_BRAND, [brandId, LIMITS.promptsRead]);
  }
}

const toQuestion = ({ question, names, flags }: Row) => ({ question, names, flags });

/** A run's prompts as they are now: a draft's text where there is one, without what was removed. */
const OF_RUN = `
  SELECT coalesce(w.id, d.id) AS id, r.ordinal AS index, coalesce(d.question, r.question) AS question,
    coalesce(d.flags, r.flags) AS flags, w.id IS NULL AS unsaved, count(*) OVER ()::int AS total,
    ARRAY[j.context->>'brandName'] AS names, i.item->'combination' AS combination
  FROM ${RESULTS_JOINED} JOIN jobs j ON j.id = r.job_id
  WHERE j.id = $1 AND r.question IS NOT NULL AND (d.removed_at IS NULL OR w.id IS NOT NULL)
  ORDER BY r.ordinal LIMIT $2`;

/** A brand's newest saved prompts, in the order of saving. */
const OF_BRAND = `
  SELECT * FROM (
    SELECT p.seq, p.id, NULL::int AS index, p.question, p.flags, false AS unsaved,
      (SELECT count(*)::int FROM written_prompts WHERE brand_id = $1) AS total,
      array_remove(p.category_names || p.attribute_names
        || ARRAY[b.name::text, p.product_category, p.competitor_name] || b.aliases::text[], NULL) AS names
    FROM written_prompts p JOIN brands b ON b.id = p.brand_id
    WHERE p.brand_id = $1 ORDER BY p.seq DESC LIMIT $2) AS newest
  ORDER BY seq`;
