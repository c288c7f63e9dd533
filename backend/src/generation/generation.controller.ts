import { type GenerationAnswer, type ImprovementAnswer, type JobKind } from '#contracts';
import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { GenerateCoverageDto } from '../coverage/coverage.dto.js';
import { JobCalls } from '../jobs/job-calls.service.js';
import { AnswersJob } from '../openapi/answers.js';
import {
  AskAgainDto,
  GenerateAdvancedCompetitorDto,
  GenerateBulkV2Dto,
  GenerateBulkWrittenDto,
  GenerateManualV2Dto,
  GeneratePcDto,
  GenerateValidationDto,
  GenerateWrittenDto,
  ImproveWrittenPromptsDto,
} from './generation.dto.js';
import { GenerationService } from './generation.service.js';
import type { GeneratorBody } from './generator-bodies.js';
import { GeneratorCalls } from './generator-calls.service.js';

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
    private readonly generators: GeneratorCalls,
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
    return this.run('pc', brandId, body, request, response);
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
    return this.run('bulk-v2', brandId, body, request, response);
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
    return this.run('manual-v2', brandId, body, request, response);
  }

  @Post('generate-paired-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  paired(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.run('paired', brandId, {}, request, response);
  }

  @Post('generate-competitor-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  competitor(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.run('competitor', brandId, {}, request, response);
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
    return this.run('advanced-competitor', brandId, body, request, response);
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
    return this.run('validation', brandId, body, request, response);
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
    return this.run('written', brandId, body, request, response);
  }

  @Post('generate-bulk-written-prompts')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  bulkWritten(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: GenerateBulkWrittenDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.run('bulk-written', brandId, body, request, response);
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
    return this.run('coverage', brandId, body, request, response);
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
      () => this.generators.draft(brandId, 'improve', body),
      (job) => this.generation.improvement(job),
    );
  }

  /** Asks the model anew for unsaved prompts, which keep their places and ids; each gets its text as it arrives. Saved and removed ones are passed over. */
  @Post('ask-again')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  askAgain(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: AskAgainDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.run('ask-again', brandId, body, request, response);
  }

  private run<Kind extends JobKind>(
    kind: Kind,
    brandId: string,
    body: GeneratorBody<Kind>,
    request: Request,
    response: Response,
  ) {
    return this.calls.respond<GenerationAnswer>(
      request,
      response,
      () => this.generators.draft(brandId, kind, body),
      (job, accepted) => this.generation.answer(job, accepted),
    );
  }
}
