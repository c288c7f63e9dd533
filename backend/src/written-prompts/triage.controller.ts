import type { DecidedAnswer, TriageProgress } from '#contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Answers } from '../openapi/answers.js';
import { FilterQueries } from '../openapi/queries.js';
import { deletionOf } from './deletion-id.js';
import { filterOf } from './prompt-filter-query.js';
import { TriageService } from './triage.service.js';
import { DecideDto } from './written-prompt.dto.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId')
export class TriageController {
  constructor(private readonly triage: TriageService) {}

  /** How many of the saved prompts under the filters have been decided. */
  @Get('written-prompts-progress')
  @FilterQueries()
  @Answers('TriageProgress')
  progress(@Param('brandId', IdPipe) brandId: string, @Req() { query }: Request): Promise<TriageProgress> {
    return this.triage.progress(brandId, filterOf(query));
  }

  /** Keeps saved prompts, which marks them as looked at, or deletes them, to be restored; null undoes either. */
  @Post('written-prompts/decide')
  @HttpCode(200)
  @Answers('DecidedAnswer')
  async decide(
    @Param('brandId', IdPipe) brandId: string,
    @Body() body: DecideDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DecidedAnswer> {
    return { decidedCount: await this.triage.decide(brandId, body, deletionOf(response)) };
  }
}
