import { isFinished, type Job, type JobFailure, type JobPrompt, LIMITS } from '#contracts';
import { JobEntity, JobItemEntity, JobResultEntity, JobStore, type JobItem, type OpenWork } from '#database';
import { JobProducer } from '#queue';
import { ConflictException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { errorBody } from '../common/api-exception.js';
import { needBrand } from '../common/need-brand.js';
import { toJob, toJobFailure, toJobPrompt } from './job-view.js';

interface ResultRow {
  ordinal: number;
  item: JobItem;
  question: string | null;
  reason: string | null;
}

@Injectable()
export class JobsService {
  private readonly logger = new Logger('Jobs');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: JobStore,
    private readonly producer: JobProducer,
    private readonly audit: AuditTrail,
  ) {}

  async list(brandId: string): Promise<Job[]> {
    await needBrand(this.dataSource.manager, brandId);
    const rows = await this.dataSource.manager.find(JobEntity, {
      where: { brandId },
      order: { seq: 'DESC' },
      take: LIMITS.jobsListed,
    });
    return rows.map(toJob);
  }

  async find(id: string): Promise<Job | null> {
    const row = await this.dataSource.manager.findOneBy(JobEntity, { id });
    return row && toJob(row);
  }

  /** @throws NotFoundException */
  async get(id: string): Promise<Job> {
    const job = await this.find(id);
    if (!job) throw new NotFoundException(errorBody(404, 'Job not found'));
    return job;
  }

  /** The good items, by index; only those of the given ordinals, if any are given. */
  async prompts(id: string, ordinals?: readonly number[]): Promise<JobPrompt[]> {
    const rows = await this.results(id, 'question', ordinals);
    return rows.map(({ ordinal, item, question }) =>
      toJobPrompt({ ordinal, item, question: question ?? '' }),
    );
  }

  /** The items that ended without a prompt, by index. */
  async failures(id: string): Promise<JobFailure[]> {
    const rows = await this.results(id, 'reason');
    return rows.map(({ ordinal, item, reason }) => toJobFailure({ ordinal, item, reason: reason ?? '' }));
  }

  async cancel(id: string): Promise<Job> {
    const { brandId, kind } = await this.get(id);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.store.cancel(id, manager)))
        throw new ConflictException(errorBody(409, 'This job is already finished.'));
      await this.audit.record(manager, 'run.cancel', { brandId, subjectId: id, subject: kind });
    });
    return this.get(id);
  }

  /** Runs the failed and missing items again, under the same id. */
  async retry(id: string): Promise<Job> {
    const job = await this.get(id);
    if (!isFinished(job.status)) throw new ConflictException(errorBody(409, 'This job is still running.'));
    const reopened = await this.dataSource.transaction(async (manager) => {
      const work = await this.store.reopen(id, manager);
      if (!work)
        throw new ConflictException(
          errorBody(409, 'Every prompt of this job was written: there is nothing to retry.'),
        );
      const { brandId, kind } = job;
      const facts = { brandId, subjectId: id, subject: kind, count: work.missing.length };
      await this.audit.record(manager, 'run.retry', facts);
      return work;
    });
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
        this.logger.warn(
          `job ${work.jobId} was not enqueued (${(error as Error).message}): the sweeper will do it`,
        ),
      );
  }

  private results(
    id: string,
    column: 'question' | 'reason',
    ordinals?: readonly number[],
  ): Promise<ResultRow[]> {
    const query = this.dataSource
      .createQueryBuilder()
      .select(['r.ordinal AS ordinal', 'i.item AS item', 'r.question AS question', 'r.reason AS reason'])
      .from(JobResultEntity, 'r')
      .innerJoin(JobItemEntity, 'i', 'i.job_id = r.job_id AND i.ordinal = r.ordinal')
      .where(`r.job_id = :id AND r.${column} IS NOT NULL`, { id })
      .orderBy('r.ordinal');
    if (ordinals) query.andWhere('r.ordinal = ANY(:ordinals)', { ordinals });
    return query.getRawMany<ResultRow>();
  }
}
