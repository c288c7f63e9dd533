import { safeFileName } from '#domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { BrandsService } from '../brands/brands.service.js';
import { flagOf, idsOf, textOf } from '../common/query-values.js';
import { refused } from '../common/api-exception.js';
import { csvAttachment } from '../common/attachment.js';
import { pageSizeOf } from '../common/page.js';
import { ExportVersions } from '../export-versions/export-versions.service.js';
import { PageQueries, PromptIdsQuery, TextQuery } from '../openapi/queries.js';
import { type PreviewCursor, ProfoundService } from './profound.service.js';
import { Answers, AnswersCsv } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('export')
@Controller('api/brands/:brandId')
export class ProfoundController {
  constructor(
    private readonly profound: ProfoundService,
    private readonly brands: BrandsService,
    private readonly versions: ExportVersions,
  ) {}

  /**
   * What `profound-csv` holds, in parts: its rows, or those that a search finds, the number of all, and how many cells a
   * spreadsheet would run.
   */
  @Get('profound-preview')
  @PageQueries('[0-9]{1,18}-[0-9]{1,9}-[0-9]{1,9}', 'The nextCursor of the part before')
  @TextQuery()
  @Answers('ProfoundPreview')
  async preview(@Param('brandId', IdPipe) brandId: string, @Req() request: Request) {
    const { limit, cursor, text } = request.query;
    const size = pageSizeOf(limit);
    const from = cursorOf(cursor);
    const searched = textOf(text);
    return this.profound.preview(await this.brands.get(brandId), size, from, searched);
  }

  /**
   * All saved prompts, those of the given ids, or all but others, with the columns Topic, Prompt and Tags. With an export
   * that was kept (`version`): what that one holds.
   */
  @Get('profound-csv')
  @PromptIdsQuery()
  @PromptIdsQuery('exceptPromptIds', 'Comma-joined or repeated; these are left out')
  @ApiQuery({ name: 'spreadsheetSafe', required: false, enum: ['true', 'false'] })
  @ApiQuery({ name: 'version', required: false, schema: { type: 'string', format: 'uuid' } })
  @AnswersCsv()
  async download(
    @Param('brandId', IdPipe) brandId: string,
    @Res({ passthrough: true }) response: Response,
    @Query('promptIds') promptIds?: string | string[],
    @Query('exceptPromptIds') exceptPromptIds?: string | string[],
    @Query('spreadsheetSafe') spreadsheetSafe?: string,
    @Query('version', new IdPipe({ optional: true })) version?: string,
  ) {
    const isSafe = flagOf(spreadsheetSafe, 'spreadsheetSafe');
    const chosen = {
      only: idsOf(promptIds, 'promptIds'),
      except: idsOf(exceptPromptIds, 'exceptPromptIds'),
    };
    const brand = await this.brands.get(brandId);
    const rows = version
      ? await this.versions.lines(brandId, 'profound', version)
      : await this.profound.stream(brand, chosen, isSafe);
    return csvAttachment(response, `${safeFileName(brand.name)}_profound_export.csv`, rows);
  }
}

/** @throws BadRequestException */
function cursorOf(value: unknown): PreviewCursor | null {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : '';
  const [, seq, total, risky] = /^(\d{1,18})-(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
  if (seq === undefined) throw refused('cursor must be the nextCursor of the part before', 'cursor');
  return { seq, total: Number(total), risky: Number(risky) };
}
