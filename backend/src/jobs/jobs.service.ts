import { messageOf } from '#domain';
import {
  type ImprovedPrompt,
  isFinished,
  type Job,
  type JobFailure,
  type JobPrompt,
  LIMITS,
} from '#contracts';
import type { BlockedCombination } from '#domain';
import {
  inTransaction,
  type ImproveItem,
  JobBlockedCombinationEntity,
  JobStore,
  type OpenWork,
  UNFINISHED,
} from '#database';
import { JobProducer } from '#queue';
import { ApiEnvironment } from '#config';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { conflict } from '../common/api-exception.js';
import { costOf } from '../common/cost.js';
import { isoOrNullSql } from '../common/iso-sql.js';
import { findBrandOrThrow } from '../common/find-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import { findJobOrThrow, jobNotFound } from './find-job.js';
import { type JobRow, KEEPS_NOTHING_SQL, RESULTS_JOINED, selectJobs } from './job-rows.js';
import { type JobFailureRow, type JobPromptRow, toJobFailure, toJobPrompt } from './job-view.js';

interface ImprovedRow {
  item: ImproveItem;
  /** Null where none was written. */
  question: string | null;
  flags: string[];
}

/** The certificate tells which model wrote a prompt, and it may be another one by now. */
const NOTE_MODEL = `
  UPDATE jobs SET context = jsonb_set(context, '{retries}', coalesce(context->'retries', '[]')
    || jsonb_build_array(jsonb_build_object('at', clock_timestamp(), 'model', $2::text))) WHERE id = $1`;

/** So many of the newest jobs are listed, whatever they are. */
const LATEST = 50;

/**
 * The newest 50, then unfinished runs and runs whose prompts can be saved: each single improvement is a run, and many
 * of them would push the others out.
 */
const LISTED = `
  SELECT id FROM (
    SELECT id, seq, status, kind, row_number() OVER (ORDER BY seq DESC) AS place FROM jobs WHERE brand_id = $1) AS ranked
  ORDER BY place <= ${LATEST} OR ${UNFINISHED} OR kind NOT IN (${KEEPS_NOTHING_SQL}) DESC, seq DESC
  LIMIT ${LIMITS.jobsListed}`;

@Injectable()
export class JobsService {
  private readonly logger = new Logger('Jobs');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: JobStore,
    private readonly producer: JobProducer,
    private readonly audit: AuditTrail,
    private readonly environment: ApiEnvironment,
  ) {}

  async list(brandId: string): Promise<Job[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    const rows = await this.dataSource.query<JobRow[]>(selectJobs(`j.id IN (${LISTED})`), [brandId]);
    return rows.map((row) => this.withCost(row));
  }

  async find(id: string): Promise<Job | null> {
    const [row] = await this.dataSource.query<JobRow[]>(selectJobs('j.id = $1'), [id]);
    return row ? this.withCost(row) : null;
  }

  private withCost(row: JobRow): Job {
    return { ...row, cost: costOf(this.environment, row) };
  }

  /** @throws NotFoundException */
  async get(id: string): Promise<Job> {
    const job = await this.find(id);
    if (!job) throw jobNotFound();
    return job;
  }

  /** The good items, by index; only those of the given ordinals, if any are given. */
  async prompts(id: string, ordinals?: readonly number[]): Promise<JobPrompt[]> {
    const rows = await this.dataSource.query<JobPromptRow[]>(PROMPTS, [id, -1, null, ordinals ?? null]);
    return rows.map(toJobPrompt);
  }

  /** The same for all of the job's items, however many. @throws NotFoundException */
  async listPrompts(id: string): Promise<JsonList<JobPrompt>> {
    await findJobOrThrow(this.dataSource.manager, id);
    return wholeList(
      (after: JobPromptRow | null, limit) =>
        this.dataSource.query<JobPromptRow[]>(PROMPTS, [id, after?.ordinal ?? -1, limit, null]),
      toJobPrompt,
    );
  }

  /** The items that ended without a prompt, by index. */
  async failures(id: string): Promise<JobFailure[]> {
    const rows = await this.dataSource.query<JobFailureRow[]>(FAILURES, [id, -1, null]);
    return rows.map(toJobFailure);
  }

  /** The same, however many. @throws NotFoundException */
  async listFailures(id: string): Promise<JsonList<JobFailure>> {
    await findJobOrThrow(this.dataSource.manager, id);
    return wholeList(
      (after: JobFailureRow | null, limit) =>
        this.dataSource.query<JobFailureRow[]>(FAILURES, [id, after?.ordinal ?? -1, limit]),
      toJobFailure,
    );
  }

  /** The prompts of an improvement, by index: with the new text where there is one, else as they were sent. */
  async improvedPrompts(id: string): Promise<ImprovedPrompt[]> {
    const rows = await this.dataSource.query<ImprovedRow[]>(IMPROVED, [id]);
    return rows.map(({ item: { prompt }, question, flags }) =>
      question === null
        ? { ...prompt, improved: false }
        : { ...prompt, question, ...(prompt.flags && { flags }), improved: true },
    );
  }

  async cancel(id: string): Promise<Job> {
    const { brandId, kind } = await findJobOrThrow(this.dataSource.manager, id);
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.store.cancel(manager, id))) throw conflict('This job is already finished.');
      await this.audit.record(manager, 'run.cancel', { brandId, subjectId: id, subject: kind });
    });
    return this.get(id);
  }

  /** Runs the failed and missing items again, under the same id. */
  async retry(id: string): Promise<Job> {
    const { brandId, kind } = await findJobOrThrow(this.dataSource.manager, id);
    const reopened = await inTransaction(this.dataSource, async (manager) => {
      const work = await this.store.reopen(manager, id);
      if (!work) return null;
      await manager.query(NOTE_MODEL, [id, this.environment.askedModel]);
      const facts = { brandId, subjectId: id, subject: kind, count: work.missing.length };
      await this.audit.record(manager, 'run.retry', facts);
      return work;
    });
    if (!reopened) {
      // Looked up afterwards, because another retry may have come first.
      const reason = isFinished((await this.get(id)).status)
        ? 'Every prompt of this job was written: there is nothing to retry.'
        : 'This job is still running.';
      throw conflict(reason);
    }
    this.enqueue(reopened);
    return this.get(id);
  }

  /**
   * Hands a committed job to the queue. Nobody waits for it: the rows are the truth, and when the queue
   * is down the sweeper does this later.
   */
  enqueue(work: OpenWork): void {
    this.producer
      .add(work)
      .catch((error: unknown) =>
        this.logger.warn(`job ${work.jobId} was not enqueued (${messageOf(error)}): the sweeper will do it`),
      );
  }

  /** What the job left out because of a rule, in the order of the combinations. @throws NotFoundException */
  async blocked(id: string): Promise<BlockedCombination[]> {
    await findJobOrThrow(this.dataSource.manager, id);
    const rows = await this.dataSource.manager.find(JobBlockedCombinationEntity, {
      where: { jobId: id },
      order: { ordinal: 'ASC' },
    });
    return rows.map(({ blocked }) => blocked);
  }
}

const PROMPTS = `
  SELECT r.ordinal, i.item, r.question, r.flags, d.id AS "draftId", w.id AS "savedPromptId",
    ${isoOrNullSql('d.removed_at')} AS "removedAt"
  FROM ${RESULTS_JOINED}
  WHERE r.job_id = $1 AND r.question IS NOT NULL AND r.ordinal > $2 AND ($4::int[] IS NULL OR r.ordinal = ANY($4))
  ORDER BY r.ordinal LIMIT $3`;

const IMPROVED = `
  SELECT i.item, r.question, r.flags
  FROM job_items i LEFT JOIN job_results r ON r.job_id = i.job_id AND r.ordinal = i.ordinal
  WHERE i.job_id = $1 ORDER BY i.ordinal`;

const FAILURES = `
  SELECT r.ordinal, i.item, r.reason
  FROM job_results r JOIN job_items i ON i.job_id = r.job_id AND i.ordinal = r.ordinal
  WHERE r.job_id = $1 AND r.reason IS NOT NULL AND r.ordinal > $2 ORDER BY r.ordinal LIMIT $3`;
