import { randomInt } from 'node:crypto';
import {
  type BrandData,
  categoriesOfProducts,
  countPrompts,
  type ExactRequest,
  expand,
  factorsOf,
  planSampledPrompts,
  type SampleRequest,
  sampleScope,
  type TemplateType,
  formatCount,
} from '#domain';
import { ApiEnvironment } from '#config';
import {
  type AskAgainRequest,
  type GenerationAccepted,
  type GenerateCoverageRequest,
  type GenerationAnswer,
  type ImprovementAnswer,
  type Job,
  type JobKind,
  type JobPrompt,
  LIMITS,
  MESSAGES,
  type Prompt,
} from '#contracts';
import type { ImproveItem, JobContext } from '#database';
import type { ImproveWrittenPromptsDto } from './generation.dto.js';
import { Injectable } from '@nestjs/common';
import { BrandsService } from '../brands/brands.service.js';
import { refused, refusingUnknownIds } from '../common/api-exception.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { AskingAgain } from './asking-again.service.js';
import type { JobDraft } from '../jobs/job-calls.service.js';
import { CoverageService } from '../coverage/coverage.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { TemplatesService } from '../templates/templates.service.js';
import { NameResolver } from '../written-prompts/name-resolver.js';

/** A call of a sampled generator: how many rows of what, and from which seed. */
interface SampledCall {
  kind: JobKind;
  request: SampleRequest;
  seed: number | null | undefined;
  /** Rows to draw; by default as many as the brand's maximum. */
  count?: number;
}

/** Templates that sampled rows may need, by their number of attributes. */
const SAMPLED_TEMPLATES: TemplateType[] = ['bulk_v2', 'manual_v2_with_product', 'product_category_best'];

/** What the generators do for a request, and what they answer. The model is asked elsewhere. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly brands: BrandsService,
    private readonly templates: TemplatesService,
    private readonly jobs: JobsService,
    private readonly coverages: CoverageService,
    private readonly drafts: DraftsService,
    private readonly asking: AskingAgain,
    private readonly environment: ApiEnvironment,
  ) {}

  /** A generator whose prompts can be counted beforehand. */
  async exact(brandId: string, request: ExactRequest): Promise<JobDraft> {
    const brand = await this.brands.data(brandId);
    const factors = refusingUnknownIds(() => factorsOf(brand, request));
    refuseTooMany(countPrompts(factors));
    const { items, blocked } = expand(factors, brand.rules);
    const context = await this.context(brand, templateTypesOf(items));
    return { brandId, kind: request.kind, context, items, blocked };
  }

  /** A generator whose rows the worker draws. */
  async sampled(brandId: string, { kind, request, seed, count }: SampledCall): Promise<JobDraft> {
    const [brand, rowCount] = await Promise.all([
      this.brands.data(brandId),
      count ?? this.brands.get(brandId).then(({ maxPrompts }) => maxPrompts),
    ]);
    refuseWithoutProductCategory(brand, request);
    const drawn = seed ?? randomInt(LIMITS.seed.max + 1);
    refusingUnknownIds(() => sampleScope(brand, request));
    const context = await this.context(brand, kind === 'csv' ? [] : SAMPLED_TEMPLATES);
    return {
      brandId,
      kind,
      context,
      items: [],
      sampling: { request, seed: drawn, count: rowCount },
      blocked: [],
    };
  }

  /** The fewest prompts that hold what is to be covered. */
  async coverage(brandId: string, request: GenerateCoverageRequest): Promise<JobDraft> {
    const brand = await this.brands.data(brandId);
    const { combinations } = await this.coverages.plan(brand, request);
    const items = planSampledPrompts(combinations);
    return {
      brandId,
      kind: 'coverage',
      context: await this.context(brand, templateTypesOf(items)),
      items,
      blocked: [],
    };
  }

  /** One item for each prompt or draft to improve. */
  async improve(
    brandId: string,
    { prompts, draftIds, instructions }: ImproveWrittenPromptsDto,
  ): Promise<JobDraft> {
    if (this.environment.offlineModel) throw refused(MESSAGES.improveNeedsModel);
    if (prompts && draftIds) throw refused(MESSAGES.improveOneOf);
    const brand = await this.brands.data(brandId);
    const members = new NameResolver(brand);
    for (const prompt of prompts ?? []) members.refuseForeign(prompt);
    const items: ImproveItem[] = draftIds
      ? await this.drafts.toImprove(brandId, draftIds)
      : (prompts ?? []).map(({ sent, ...prompt }) => ({ prompt: { ...sent, ...prompt } }));
    if (items.length === 0) throw refused(MESSAGES.improveSelection);
    const context = {
      brandName: brand.name,
      templates: {},
      instructions,
      model: this.environment.askedModel,
    };
    return { brandId, kind: 'improve', context, items, blocked: [] };
  }

  /** One item for each unsaved prompt to ask for again, with today's templates and names. */
  async askAgain(brandId: string, body: AskAgainRequest): Promise<JobDraft> {
    const brand = await this.brands.data(brandId);
    const items = await this.asking.items(brandId, body);
    return {
      brandId,
      kind: 'ask-again',
      context: await this.context(brand, templateTypesOf(items)),
      items,
      blocked: [],
    };
  }

  /** 200 of a generate call: its prompts in the order of the combinations. */
  async answer(job: Job, { seed }: GenerationAccepted): Promise<GenerationAnswer> {
    const { id: jobId, requested, blocked, failed } = job;
    const [prompts, failures] = await Promise.all([this.jobs.prompts(jobId), this.jobs.failures(jobId)]);
    return {
      prompts: prompts.map(toGenerated),
      jobId,
      requested,
      blocked,
      failed,
      failures,
      ...(seed !== undefined && { seed }),
      ...(job.notice && { notice: job.notice }),
    };
  }

  /** 200 of improve: every prompt in the place where it was sent, with its new text if there is one. */
  async improvement({ id: jobId, requested, failed }: Job): Promise<ImprovementAnswer> {
    const [improvedPrompts, failures] = await Promise.all([
      this.jobs.improvedPrompts(jobId),
      this.jobs.failures(jobId),
    ]);
    return { improvedPrompts, jobId, requested, failed, failures };
  }

  private async context(brand: BrandData, types: TemplateType[]): Promise<JobContext> {
    const templates = await this.templates.inUse(brand.id, types);
    return { brandName: brand.name, templates, model: this.environment.askedModel };
  }
}

/** A prompt as the call answers it: its later state is reported by the job's own calls. */
const toGenerated = ({
  index: _,
  draftId: _draft,
  savedPromptId: _saved,
  removedAt: _removed,
  ...prompt
}: JobPrompt): Prompt => prompt;

function refuseTooMany(count: number): void {
  if (count <= LIMITS.promptsPerRun) return;
  const limit = formatCount(LIMITS.promptsPerRun);
  throw refused(
    `This selection would make ${formatCount(count)} prompts. One run makes at most ${limit}: please select fewer.`,
  );
}

function refuseWithoutProductCategory({ categories, attributes }: BrandData, request: SampleRequest): void {
  const ofProducts = categoriesOfProducts(categories);
  const hasNone = !attributes.some(({ attributeCategoryId }) => ofProducts.has(attributeCategoryId));
  const choseNone = request.kind === 'written' && request.productCategoryAttributeIds.length === 0;
  if (hasNone || choseNone) throw refused(MESSAGES.noProductCategoryAttribute);
}

/** The template types of items, each once. */
const templateTypesOf = (items: readonly { templateType: TemplateType | null }[]): TemplateType[] => [
  ...new Set(items.flatMap(({ templateType }) => templateType ?? [])),
];
