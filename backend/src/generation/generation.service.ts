import { countPrompts, type ExactRequest, expand, type Plan, SelectionError } from '#domain';
import { ApiEnvironment } from '#config';
import { type GenerationAccepted, type GenerationAnswer, type JobKind, LIMITS } from '#contracts';
import { JobStore } from '#database';
import { HttpException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { errorBody, refused } from '../common/api-exception.js';
import { type IdempotentCall, IdempotencyService } from '../common/idempotency.service.js';
import { JobWaiter } from '../jobs/job-waiter.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TemplatesService } from '../templates/templates.service.js';

export interface Submission {
  brandId: string;
  request: ExactRequest;
  call: IdempotentCall;
  requestId: string | null;
}

/** Accepts generations: validate, expand, write job and items in one transaction, enqueue. */
@Injectable()
export class GenerationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly brands: BrandsService,
    private readonly templates: TemplatesService,
    private readonly idempotency: IdempotencyService,
    private readonly store: JobStore,
    private readonly jobs: JobsService,
    private readonly waiter: JobWaiter,
    private readonly environment: ApiEnvironment,
  ) {}

  /** Writes the job and hands it to the queue. @throws when the request cannot be met; then nothing was written */
  async accept({ brandId, request, call, requestId }: Submission): Promise<GenerationAccepted> {
    const brand = await this.brands.data(brandId);
    const plan = planOf(() => {
      refuseTooMany(countPrompts(brand, request));
      return expand(brand, request);
    });
    const types = [...new Set(plan.items.flatMap(({ templateType }) => templateType ?? []))];
    const templates = await this.templates.inUse(brandId, types);
    const { answer, fresh } = await this.dataSource.transaction((manager) =>
      this.idempotency.once<GenerationAccepted>(manager, call, async () => {
        const kind: JobKind = request.kind;
        const context = { brandName: brand.name, templates };
        const jobId = await this.store.create(manager, {
          brandId,
          kind,
          context,
          items: plan.items,
          blocked: plan.blocked,
          requestId,
        });
        return { jobId, status: 'queued', requested: plan.requested, blocked: plan.blocked };
      }),
    );
    if (fresh)
      this.jobs.enqueue(
        answer.jobId,
        1,
        plan.items.map((_, ordinal) => ordinal),
      );
    return answer;
  }

  /** Waits for a job's end and answers with its prompts. @throws 502 when all failed, 504 when the wait ran out */
  async answer({ jobId }: GenerationAccepted): Promise<GenerationAnswer> {
    const job = await this.waiter.untilFinished(jobId, this.environment.SYNC_WAIT_SECONDS * 1_000);
    if (!job) {
      const message = `The prompts are still being written. They will be at /api/jobs/${jobId}/prompts when the job is done.`;
      throw new HttpException(errorBody(504, message, { jobId }), 504);
    }
    if (job.status === 'failed')
      throw new HttpException(errorBody(502, job.error ?? 'No prompt could be written.', { jobId }), 502);
    const [prompts, failures] = await Promise.all([this.jobs.prompts(jobId), this.jobs.failures(jobId)]);
    const { requested, blocked, failed } = job;
    return {
      prompts: prompts.map(({ index: _, ...prompt }) => prompt),
      jobId,
      requested,
      blocked,
      failed,
      failures,
    };
  }
}

function refuseTooMany(count: number): void {
  if (count <= LIMITS.promptsPerRun) return;
  const limit = LIMITS.promptsPerRun.toLocaleString('en');
  throw refused(
    `This selection would make ${count.toLocaleString('en')} prompts. One run makes at most ${limit}: please select fewer.`,
  );
}

/** Ids that the brand does not have are the caller's mistake. */
function planOf(make: () => Plan): Plan {
  try {
    return make();
  } catch (error) {
    if (error instanceof SelectionError) throw refused(error.message, error.field);
    throw error;
  }
}
