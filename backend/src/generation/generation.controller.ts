import type { ExactRequest } from '#domain';
import { type GenerationAnswer, type ImprovementAnswer, LIMITS, MESSAGES } from '#contracts';
import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { refused } from '../common/api-exception.js';
import {
  GenerateAdvancedCompetitorDto,
  GenerateBulkV2Dto,
  GenerateValidationDto,
  GenerateBulkWrittenDto,
  GenerateManualV2Dto,
  GeneratePcDto,
  GenerateWrittenDto,
  ImproveWrittenPromptsDto,
} from './generation.dto.js';
import { GenerateCoverageDto } from '../coverage/coverage.dto.js';
import { type JobDraft, JobCalls } from '../jobs/job-calls.service.js';
import { GenerationService, type SampledCall } from './generation.service.js';
import { AnswersJob } from '../openapi/answers.js';

/** How many product categories and attributes a body names. */
const countSelected = (body: {
  productCategoryIds?: string[];
  selectedAttributes?: Record<string, string[]>;
}): number =>
  (body.productCategoryIds ?? []).length + Object.values(body.selectedAttributes ?? {}).flat().length;

@ApiTags('generation')
@ApiHeader({
  name: 'Prefer',
  required: false,
  description: '`respond-async`: answer 202 with the job at once',
})
@ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'The same key and body within 24 hours give the same job',
})
@Controller('api/brands/:brandId')
export class GenerationController {
  constructor(
    private readonly generation: GenerationService,
    private readonly calls: JobCalls,
  ) {}

  @Post('generate-pc-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  pc(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: GeneratePcDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.run(brandId, { kind: 'pc', ...body }, request, response);
  }

  @Post('generate-bulk-v2-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  bulkV2(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: GenerateBulkV2Dto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.run(brandId, { kind: 'bulk-v2', ...body }, request, response);
  }

  @Post('generate-manual-v2-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  manualV2(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: GenerateManualV2Dto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (countSelected(body) === 0) throw refused(MESSAGES.manualV2Selection);
    return this.run(brandId, { kind: 'manual-v2', ...body }, request, response);
  }

  @Post('generate-paired-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  paired(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.run(brandId, { kind: 'paired' }, request, response);
  }

  @Post('generate-competitor-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  competitor(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.run(brandId, { kind: 'competitor' }, request, response);
  }

  @Post('generate-advanced-competitor-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  advancedCompetitor(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: GenerateAdvancedCompetitorDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (countSelected(body) === 0) throw refused(MESSAGES.advancedSelection);
    return this.run(brandId, { kind: 'advanced-competitor', ...body }, request, response);
  }

  @Post('generate-validation-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  validation(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: GenerateValidationDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const productCategories = body.productCategoryIds?.length ?? 0;
    if (!body.attributeCategoryId && productCategories === 0) throw refused(MESSAGES.validationSelection);
    if (body.attributeCategoryId && productCategories > 1)
      throw refused(MESSAGES.validationOneProductCategory);
    return this.run(brandId, { kind: 'validation', ...body }, request, response);
  }

  @Post('generate-written-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  written(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: GenerateWrittenDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { productCategoryAttributeIds, selectedCategoryIds = [], promptCount } = body;
    const call: SampledCall = {
      kind: 'written',
      request: { kind: 'written', productCategoryAttributeIds, selectedCategoryIds },
      seed: null,
      count: promptCount ?? LIMITS.promptCount.default,
    };
    return this.respond(() => this.generation.sampled(brandId, call), request, response);
  }

  @Post('generate-bulk-written-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  bulkWritten(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() { seed, singleAttributePercentage }: GenerateBulkWrittenDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const percentage = singleAttributePercentage ?? LIMITS.singleAttributePercentage.default;
    const call: SampledCall = {
      kind: 'bulk-written',
      request: { kind: 'brand', singleAttributePercentage: percentage },
      seed,
    };
    return this.respond(() => this.generation.sampled(brandId, call), request, response);
  }

  @Post('generate-coverage-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  coverage(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: GenerateCoverageDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.respond(() => this.generation.coverage(brandId, body), request, response);
  }

  @Post('improve-written-prompts')
  @HttpCode(200)
  @AnswersJob('ImprovementAnswer')
  improve(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: ImproveWrittenPromptsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.calls.respond<ImprovementAnswer>(
      request,
      response,
      () => this.generation.improve(brandId, body),
      (job) => this.generation.improvement(job),
    );
  }

  private run(brandId: string, exact: ExactRequest, request: Request, response: Response) {
    return this.respond(() => this.generation.exact(brandId, exact), request, response);
  }

  private respond(draft: () => Promise<JobDraft>, request: Request, response: Response) {
    return this.calls.respond<GenerationAnswer>(request, response, draft, (job, accepted) =>
      this.generation.answer(job, accepted),
    );
  }
}
