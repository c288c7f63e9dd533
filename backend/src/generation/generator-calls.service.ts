import { type ExactKind, type ExactRequest, generatorOf } from '#domain';
import { type JobKind, LIMITS } from '#contracts';
import { Injectable } from '@nestjs/common';
import { refused } from '../common/api-exception.js';
import type { JobDraft } from '../jobs/job-calls.service.js';
import { GenerationService } from './generation.service.js';
import type { GeneratorBody } from './generator-bodies.js';

type Calls = {
  [Kind in Exclude<JobKind, ExactKind>]: (brandId: string, body: GeneratorBody<Kind>) => Promise<JobDraft>;
};

type Call = { ask(brandId: string, body: object): Promise<JobDraft> }['ask'];

/** What each kind's call asks for: the one way from a checked body to a job that is not yet written. */
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

  constructor(private readonly generation: GenerationService) {}

  /** @throws BadRequestException, NotFoundException when the brand's data does not allow it */
  draft<Kind extends JobKind>(brandId: string, kind: Kind, body: GeneratorBody<Kind>): Promise<JobDraft> {
    const calls: Partial<Record<JobKind, Call>> = this.calls;
    const call = calls[kind];
    return call ? call(brandId, body) : this.exact(brandId, kind as ExactKind, body);
  }

  private async exact(brandId: string, kind: ExactKind, body: object): Promise<JobDraft> {
    const fault = generatorOf(kind).refuse?.(body);
    if (fault) throw refused(fault);
    return this.generation.exact(brandId, { kind, ...body } as ExactRequest);
  }
}
