import { type ExactKind, type ExactRequest, generatorOf } from '#domain';
import { type GenerationAccepted, type GenerationAnswer, type JobKind, LIMITS } from '#contracts';
import { Injectable, type Type } from '@nestjs/common';
import type { Request, Response } from 'express';
import { refused } from '../common/api-exception.js';
import { bodyPipe } from '../common/body.pipe.js';
import { JobCalls, type JobDraft } from '../jobs/job-calls.service.js';
import { GenerationService } from './generation.service.js';
import { GENERATOR_BODIES, type GeneratorBody, isExactKind } from './generator-bodies.js';

type Calls = {
  [Kind in Exclude<JobKind, ExactKind>]: (brandId: string, body: GeneratorBody<Kind>) => Promise<JobDraft>;
};

type Call = { ask(brandId: string, body: object): Promise<JobDraft> }['ask'];

/** Turns a checked body of each kind's call into a job that is not written yet. */
@Injectable()
export class GeneratorCalls {
  private readonly calls: Calls = {
    written: (brandId, { productCategoryAttributeIds, selectedCategoryIds = [], promptCount }) =>
      this.generation.sampled(brandId, {
        kind: 'written',
        request: { kind: 'written', productCategoryAttributeIds, selectedCategoryIds },
        seed: null,
        count: promptCount ?? LIMITS.promptCount.default,
      }),
    'bulk-written': (brandId, { seed, singleAttributePercentage }) =>
      this.generation.sampled(brandId, {
        kind: 'bulk-written',
        request: {
          kind: 'brand',
          singleAttributePercentage: singleAttributePercentage ?? LIMITS.singleAttributePercentage.default,
        },
        seed,
      }),
    coverage: (brandId, body) => this.generation.coverage(brandId, body),
    csv: (brandId, { seed, maxPrompts }) =>
      this.generation.sampled(brandId, {
        kind: 'csv',
        request: { kind: 'brand', singleAttributePercentage: LIMITS.singleAttributePercentage.default },
        seed,
        ...(maxPrompts && { count: maxPrompts }),
      }),
    improve: (brandId, body) => this.generation.improve(brandId, body),
    'ask-again': (brandId, body) => this.generation.askAgain(brandId, body),
  };

  private readonly pipe = bodyPipe();

  constructor(
    private readonly generation: GenerationService,
    private readonly jobs: JobCalls,
  ) {}

  /** Checks the body of a kind's call, as it was sent. @throws BadRequestException */
  async checked<Kind extends JobKind>(kind: Kind, sent: unknown): Promise<GeneratorBody<Kind>> {
    const metatype: Type<object> = GENERATOR_BODIES[kind];
    return (await this.pipe.transform(sent ?? {}, { type: 'body', metatype })) as GeneratorBody<Kind>;
  }

  /** @throws BadRequestException, NotFoundException when the brand's data does not allow it */
  draft<Kind extends JobKind>(brandId: string, kind: Kind, body: GeneratorBody<Kind>): Promise<JobDraft> {
    if (isExactKind(kind)) return this.exact(brandId, kind, body);
    const calls: Partial<Record<JobKind, Call>> = this.calls;
    const call = calls[kind];
    if (!call) throw new Error(`No call is defined for the kind ${kind}.`);
    return call(brandId, body);
  }

  /** Handles a whole call whose prompts are new: answers 202 with its job, or 200 with the prompts. */
  run<Kind extends JobKind>(
    kind: Kind,
    brandId: string,
    body: GeneratorBody<Kind>,
    request: Request,
    response: Response,
  ): Promise<GenerationAnswer | GenerationAccepted> {
    return this.jobs.respond<GenerationAnswer>(
      request,
      response,
      () => this.draft(brandId, kind, body),
      (job, accepted) => this.generation.answer(job, accepted),
    );
  }

  private async exact(brandId: string, kind: ExactKind, body: object): Promise<JobDraft> {
    const fault = generatorOf(kind).refuse?.(body);
    if (fault) throw refused(fault);
    return this.generation.exact(brandId, { kind, ...body } as ExactRequest);
  }
}
