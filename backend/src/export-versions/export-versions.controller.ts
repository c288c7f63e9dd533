import { EXPORT_FORMATS } from '#contracts';
import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { choiceOf } from '../common/query-values.js';
import { csvAttachment } from '../common/attachment.js';
import { Answers, AnswersCsv, AnswersList } from '../openapi/answers.js';
import { ExportVersionDto } from './export-version.dto.js';
import { ExportVersions } from './export-versions.service.js';
import { IdPipe } from '../common/ids.js';

const ComparedWithQuery = () =>
  ApiQuery({
    name: 'from',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description: 'The export to compare with; the one before without it',
  });
const optionalId = new IdPipe({ optional: true });

@ApiTags('export')
@Controller('api/brands/:brandId/export-versions')
export class ExportVersionsController {
  constructor(private readonly versions: ExportVersions) {}

  /** Exports that were kept, newest first: at most 30 of each file, for a year. */
  @Get()
  @AnswersList('ExportVersion')
  list(@Param('brandId', IdPipe) brandId: string) {
    return this.versions.list(brandId);
  }

  /** Keeps what an export holds now. */
  @Post()
  @Answers('ExportVersion')
  keep(@Param('brandId', IdPipe) brandId: string, @Body() body: ExportVersionDto) {
    return this.versions.keep(brandId, body);
  }

  /** What is new, changed and gone since the last export of all prompts. */
  @Get('pending')
  @ApiQuery({ name: 'format', required: false, enum: EXPORT_FORMATS })
  @Answers('PendingExport')
  pending(@Param('brandId', IdPipe) brandId: string, @Query('format') format = 'profound') {
    return this.versions.pending(brandId, choiceOf(format, EXPORT_FORMATS, 'format'));
  }

  /** The file as it was exported. */
  @Get(':id/csv')
  @AnswersCsv()
  async file(
    @Param('brandId', IdPipe) brandId: string,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { name, content } = await this.versions.file(brandId, id);
    return csvAttachment(response, name, content);
  }

  /** How many prompts an export changed. */
  @Get(':id/difference')
  @ComparedWithQuery()
  @Answers('ExportDifference')
  difference(
    @Param('brandId', IdPipe) brandId: string,
    @Param('id', IdPipe) id: string,
    @Query('from', optionalId) from?: string,
  ) {
    return this.versions.difference(brandId, id, from ?? null);
  }

  /** The prompts that an export changed, each with `new`, `changed` or `removed`. */
  @Get(':id/difference-csv')
  @ComparedWithQuery()
  @AnswersCsv()
  async differenceFile(
    @Param('brandId', IdPipe) brandId: string,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
    @Query('from', optionalId) from?: string,
  ) {
    const { name, content } = await this.versions.differenceFile(brandId, id, from ?? null);
    return csvAttachment(response, name, content);
  }
}
