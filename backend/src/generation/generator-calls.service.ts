import { type JobKind, LIMITS, MESSAGES } from '#contracts';
import { Injectable } from '@nestjs/common';
import { refused } from '../common/api-exception.js';
import type { JobDraft } from '../jobs/job-calls.service.js';
import { GenerationService } from './generation.service.js';
import type { GeneratorBody } from './generator-bodies.js';

type Calls = { [Kind in JobKind]: (brandId: string, body: GeneratorBody<Kind>) => Promise<JobDraft> };

/** How many product categories and attributes a body names. */
const countSelected = (body: {
  productCategoryIds?: string[];
  selectedAttributes?: Record<string, string[]>;
}): number =>
  (body.productCategoryIds ?? []).length + Object.values(body.selectedAttributes ?? {}).flat().length;

/** What each kind's call asks for: the one way from a checked body to a job that is not yet written. */
@Injectable()
export class GeneratorCalls {
  private readonly calls: Calls = {
    pc: (brandId, body) => this.generation.exact(brandId, { kind: 'pc', ...body }),
    'bulk-v2': (brandId, body) => this.generation.exact(brandId, { kind: 'bulk-v2', ...body }),
    'manual-v2': (brandId, body) => {
      if (countSelected(body) === 0) throw refused(MESSAGES.manualV2Selection);
      return this.generation.exact(brandId, { kind: 'manual-v2', ...body });
    },
    paired: (brandId) => this.generation.exact(brandId, { kind: 'paired' }),
    competitor: (brandId) => this.generation.exact(brandId, { kind: 'competitor' }),
    'advanced-competitor': (brandId, body) => {
      if (countSelected(body) === 0) throw refused(MESSAGES.advancedSelection);
      return this.generation.exact(brandId, { kind: 'advanced-competitor', ...body });
    },
    validation: (brandId, body) => {
      const productCategories = body.productCategoryIds?.length ?? 0;
      if (!body.attributeCategoryId && productCategories === 0) throw refused(MESSAGES.validationSelection);
      if (body.attributeCategoryId && productCategories > 1)
        throw refused(MESSAGES.validationOneProductCategory);
      return this.generation.exact(brandId, { kind: 'validation', ...body });
    },
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
    return this.calls[kind](brandId, body);
  }
}
