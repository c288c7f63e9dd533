import { EXACT_KINDS, type ExactKind, generatorOf, GENERATORS } from '#domain';
import { type GenerationAnswer, type ImprovementAnswer, type JobKind } from '#contracts';
import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { JobCalls } from '../jobs/job-calls.service.js';
import { AnswersJob } from '../openapi/answers.js';
import { AskAgainDto, ImproveWrittenPromptsDto } from './generation.dto.js';
import { GenerationService } from './generation.service.js';
import { GENERATOR_BODIES } from './generator-bodies.js';
import { classNameOf } from './generator-body.js';
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
    return this.run('ask-again', brandId, request, response, body);
  }

  /** The handler of every generate call. */
  run(kind: JobKind, brandId: string, request: Request, response: Response, body: object) {
    return this.calls.respond<GenerationAnswer>(
      request,
      response,
      () => this.generators.draft(brandId, kind, body),
      (job, accepted) => this.generation.answer(job, accepted),
    );
  }
}

/** The routes of the generators follow from the kinds: `generate-<kind>-prompts`. */
for (const kind of [...EXACT_KINDS, 'written', 'bulk-written', 'coverage'] as const) {
  const name = classNameOf(kind).replace(/^./, (letter) => letter.toLowerCase());
  const takesBody = !(kind in GENERATORS) || Object.keys(generatorOf(kind as ExactKind).fields).length > 0;
  const descriptor = {
    value(
      this: GenerationController,
      brandId: string,
      request: Request,
      response: Response,
      body: object = {},
    ) {
      return this.run(kind, brandId, request, response, body);
    },
  };
  const route = GenerationController.prototype;
  // The API's description goes by the function's own name.
  Object.defineProperty(descriptor.value, 'name', { value: name });
  Object.defineProperty(route, name, descriptor);
  Param('brandId', ParseUUIDPipe)(route, name, 0);
  Req()(route, name, 1);
  Res({ passthrough: true })(route, name, 2);
  if (takesBody) Body()(route, name, 3);
  Reflect.defineMetadata('design:paramtypes', [String, Object, Object, GENERATOR_BODIES[kind]], route, name);
  for (const decorate of [Post(`generate-${kind}-prompts`), HttpCode(200), AnswersJob('GenerationAnswer')])
    decorate(route, name, descriptor);
}
