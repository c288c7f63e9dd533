import type { ImprovementAnswer } from '#contracts';
import { Body, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { JobCalls } from '../jobs/job-calls.service.js';
import { AnswersJob } from '../openapi/answers.js';
import { AskAgainDto, ImproveWrittenPromptsDto } from './generation.dto.js';
import { GenerationService } from './generation.service.js';
import { GeneratorCalls } from './generator-calls.service.js';
import { GenerationCallsController } from './generators.controller.js';
import { IdPipe } from '../common/ids.js';

@GenerationCallsController()
export class GenerationController {
  constructor(
    private readonly generation: GenerationService,
    private readonly generators: GeneratorCalls,
    private readonly calls: JobCalls,
  ) {}

  @Post('improve-written-prompts')
  @HttpCode(200)
  @AnswersJob('ImprovementAnswer')
  improve(
    @Param('brandId', IdPipe) brandId: string,
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

  /**
   * Asks the model again for unsaved prompts, which keep their places and ids; each gets its new text as it arrives.
   * Saved and removed ones are skipped.
   */
  @Post('ask-again')
  @HttpCode(200)
  @AnswersJob('GenerationAnswer')
  askAgain(
    @Param('brandId', IdPipe) brandId: string,
    @Body() body: AskAgainDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.generators.run('ask-again', brandId, body, request, response);
  }
}
