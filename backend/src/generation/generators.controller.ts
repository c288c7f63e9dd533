import { LIMITS } from '#contracts';
import { EXACT_KINDS } from '#domain';
import { applyDecorators, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AnswersJob } from '../openapi/answers.js';
import { GENERATOR_BODIES, takesBody } from './generator-bodies.js';
import { GeneratorCalls } from './generator-calls.service.js';
import { IdPipe } from '../common/ids.js';

/** What all calls that start a generation have in common. */
export const GenerationCallsController = () =>
  applyDecorators(
    ApiTags('generation'),
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: '`respond-async`: answer 202 with the job at once',
    }),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: `The same key and body within ${LIMITS.idempotencyHours} hours give the same job`,
    }),
    Controller('api/brands/:brandId'),
  );

const KINDS = [...EXACT_KINDS, 'written', 'bulk-written', 'coverage'] as const;

/** A controller of one route, `generate-<kind>-prompts`. */
function generatorController(kind: (typeof KINDS)[number]) {
  const description = takesBody(kind) ? [ApiBody({ type: GENERATOR_BODIES[kind] })] : [];

  @GenerationCallsController()
  class GeneratorController {
    constructor(private readonly calls: GeneratorCalls) {}

    @Post(`generate-${kind}-prompts`)
    @HttpCode(200)
    @ApiOperation({ operationId: `generate-${kind}-prompts` })
    @applyDecorators(...description)
    @AnswersJob('GenerationAnswer')
    async generate(
      @Param('brandId', IdPipe) brandId: string,
      @Req() request: Request,
      @Res({ passthrough: true }) response: Response,
    ) {
      const body = await this.calls.checked(kind, request.body);
      return this.calls.run(kind, brandId, body, request, response);
    }
  }
  return GeneratorController;
}

/** The routes of the generators follow from the kinds. */
export const GENERATOR_CONTROLLERS = KINDS.map(generatorController);
