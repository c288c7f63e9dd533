import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { FilterQueries } from '../openapi/queries.js';
import { filterOf } from './prompt-filter-query.js';
import { WrittenPromptReports } from './written-prompt-reports.service.js';
import { Answers, AnswersList } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId')
export class WrittenPromptReportsController {
  constructor(private readonly reports: WrittenPromptReports) {}

  @Get('written-prompts-summary')
  @AnswersList('WrittenPromptGroup')
  summary(@Param('brandId', IdPipe) brandId: string) {
    return this.reports.summary(brandId);
  }

  @Get('written-prompts-stats')
  @FilterQueries()
  @Answers('WrittenPromptsStats')
  stats(@Param('brandId', IdPipe) brandId: string, @Req() request: Request) {
    return this.reports.stats(brandId, filterOf(request.query));
  }

  @Get('written-prompts-duplicates')
  @AnswersList('WrittenPrompt')
  duplicates(@Param('brandId', IdPipe) brandId: string) {
    return this.reports.duplicates(brandId);
  }
}
