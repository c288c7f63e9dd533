import { safeFileName } from '#domain';
import { Controller, Get, Param, ParseUUIDPipe, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { BrandsService } from '../brands/brands.service.js';
import { refused } from '../common/api-exception.js';
import { csvAttachment } from '../common/attachment.js';
import { PromptIdsQuery } from '../openapi/queries.js';
import { promptIdsOf } from '../written-prompts/query-lists.js';
import { ProfoundService } from './profound.service.js';
import { AnswersCsv } from '../openapi/answers.js';

@ApiTags('export')
@Controller('api/brands/:brandId')
export class ProfoundController {
  constructor(
    private readonly profound: ProfoundService,
    private readonly brands: BrandsService,
  ) {}

  /** All saved prompts, or those of the given ids, with the columns Topic, Prompt and Tags. */
  @Get('profound-csv')
  @PromptIdsQuery()
  @ApiQuery({ name: 'spreadsheetSafe', required: false, enum: ['true', 'false'] })
  @AnswersCsv()
  async download(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Res({ passthrough: true }) response: Response,
    @Query('promptIds') promptIds?: string | string[],
    @Query('spreadsheetSafe') spreadsheetSafe?: string,
  ) {
    if (![undefined, 'true', 'false'].includes(spreadsheetSafe))
      throw refused('spreadsheetSafe must be true or false', 'spreadsheetSafe');
    const ids = promptIdsOf(promptIds);
    const brand = await this.brands.get(brandId);
    const rows = await this.profound.stream(brand, ids, spreadsheetSafe === 'true');
    return csvAttachment(response, `${safeFileName(brand.name)}_profound_export.csv`, rows);
  }
}
