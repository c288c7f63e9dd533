import { Controller, Get, Param, ParseUUIDPipe, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { FilterQueries } from '../openapi/queries.js';
import { filterOf } from './query-lists.js';
import { WrittenPromptReports } from './written-prompt-reports.service.js';
import { Answers, AnswersList, AnswersStreamedList } from '../openapi/answers.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId')
export class WrittenPromptReportsController {
  constructor(private readonly reports: WrittenPromptReports) {}

  @Get('written-prompts-summary')
  @AnswersList('WrittenPromptGroup')
  summary(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.reports.summary(brandId);
  }

  @Get('written-prompts-stats')
  @FilterQueries()
  @Answers('WrittenPromptsStats')
  stats(@Param('brandId', ParseUUIDPipe) brandId: string, @Req() request: Request) {
    return this.reports.stats(brandId, filterOf(request.query));
  }

  @Get('written-prompts-duplicates')
  @AnswersStreamedList('WrittenPrompt')
  async duplicates(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return new StreamableFile(await this.reports.duplicates(brandId), {
      type: 'application/json; charset=utf-8',
    });
  }
}
