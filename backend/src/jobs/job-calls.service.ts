import { ApiEnvironment, failPoint } from '#config';
import type { GenerationAccepted, Job, JobKind } from '#contracts';
import { inTransaction, JobStore, type NewJob } from '#database';
import { HttpException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { errorBody, notFound } from '../common/api-exception.js';
import { callOf, type IdempotentCall, IdempotencyService } from '../common/idempotency.service.js';
import { JobWaiter } from './job-waiter.js';
import { JobsService } from './jobs.service.js';

/** A job as a call asks for it, not yet written. */
export type JobDraft = Omit<NewJob, 'requestId'> & { kind: JobKind };

/** RFC 7240: the client prefers 202 at once to waiting. An empty value means the same as none. */
const prefersAsync = (request: Request): boolean =>
  /(^|[,;\s])respond-async(="")?([,;\s]|$)/i.test(request.get('prefer') ?? '');

/** Handles every call that starts a job: writes it once, then answers 202, or waits for its end and answers 200. */
@Injectable()
export class JobCalls {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: JobStore,
    private readonly jobs: JobsService,
    private readonly waiter: JobWaiter,
    private readonly idempotency: IdempotencyService,
    private readonly environment: ApiEnvironment,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param draft checks the request and says what is to be done; not called when the call is a repetition
   * @param answer makes the answer to a call that waited, unless the job failed
   * @throws HttpException 502 when all failed, 504 when the wait ran out; the job goes on
   */
  async respond<Answer>(
    request: Request,
    response: Response,
    draft: () => Promise<JobDraft>,
    answer: (job: Job, accepted: GenerationAccepted) => Promise<Answer>,
  ): Promise<Answer | GenerationAccepted> {
    const call = callOf(request);
    const accepted =
      (await this.idempotency.recall<GenerationAccepted>(this.dataSource.manager, call)) ??
      (await this.accept(await draft(), call, request.get('x-request-id') ?? null));
    if (!prefersAsync(request)) return answer(await this.end(accepted), accepted);
    response.status(202).setHeader('Location', `/api/jobs/${accepted.jobId}`);
    return accepted;
  }

  /** Writes the job and its items in one transaction, and hands it to the queue. */
  private async accept(
    draft: JobDraft,
    call: IdempotentCall,
    requestId: string | null,
  ): Promise<GenerationAccepted> {
    const { kind, items, sampling, blocked } = draft;
    const { answer, fresh } = await inTransaction(this.dataSource, (manager) =>
      this.idempotency.once<GenerationAccepted>(manager, call, async () => {
        const jobId = await this.store.create(manager, { ...draft, requestId });
        const requested = sampling?.count ?? items.length;
        const facts = { brandId: draft.brandId, subjectId: jobId, subject: kind, count: requested };
        await this.audit.record(manager, kind === 'csv' ? 'csv.build' : 'run.start', facts);
        return {
          jobId,
          status: 'queued',
          requested,
          blocked: blocked.length,
          ...(sampling && { seed: sampling.seed }),
        };
      }),
    );
    if (fresh) {
      failPoint('job-committed');
      this.jobs.enqueue({
        jobId: answer.jobId,
        kind,
        run: 1,
        unsampled: sampling !== undefined,
        items: items.length,
        missing: items.map((_, ordinal) => ordinal),
      });
    }
    return answer;
  }

  /** Waits for a job's end. */
  private async end({ jobId }: GenerationAccepted): Promise<Job> {
    const job = await this.waiter.untilFinished(jobId, this.environment.SYNC_WAIT_SECONDS * 1_000);
    if (job === 'gone') throw notFound('The brand was deleted while this was running.');
    if (job === 'running' || job === 'stopping') {
      const why =
        job === 'running' ? 'This takes longer than a call can wait' : 'The server is about to restart';
      const message = `${why}; the run goes on: see /api/jobs/${jobId} for its state and /api/jobs/${jobId}/prompts for its prompts.`;
      throw new HttpException(errorBody(504, message, { jobId }), 504);
    }
    if (job.status === 'failed')
      throw new HttpException(errorBody(502, job.error ?? 'No prompt could be written.', { jobId }), 502);
    return job;
  }
}
