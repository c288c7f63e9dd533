import { Controller, Get, Param, ParseUUIDPipe, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { filterOf } from './query-lists.js';
import { WrittenPromptReports } from './written-prompt-reports.service.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId')
export class WrittenPromptReportsController {
  constructor(private readonly reports: WrittenPromptReports) {}

  @Get('written-prompts-summary')
  summary(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.reports.summary(brandId);
  }

  @Get('written-prompts-stats')
  stats(@Param('brandId', ParseUUIDPipe) brandId: string, @Req() request: Request) {
    return this.reports.stats(brandId, filterOf(request.query));
  }

  @Get('written-prompts-duplicates')
  duplicates(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.reports.duplicates(brandId);
  }
}
