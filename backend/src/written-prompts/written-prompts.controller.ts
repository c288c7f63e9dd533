import { safeFileName } from '#domain';
import {
  Body,
  Controller,
  Get,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { BrandsService } from '../brands/brands.service.js';
import { SaveWrittenPromptsDto } from './written-prompt.dto.js';
import { parsePromptIds, WrittenCsvService } from './written-csv.service.js';
import { WrittenPromptsService } from './written-prompts.service.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId')
export class WrittenPromptsController {
  constructor(
    private readonly prompts: WrittenPromptsService,
    private readonly csv: WrittenCsvService,
    private readonly brands: BrandsService,
  ) {}

  @Post('save-written-prompts')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same key and body within 24 hours give the same batch',
  })
  save(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() body: SaveWrittenPromptsDto,
    @Req() request: Request,
  ) {
    return this.prompts.save(brandId, body, {
      scope: request.path,
      key: request.get('idempotency-key'),
      body: request.body as unknown,
    });
  }

  @Get('written-prompts')
  list(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.prompts.list(brandId);
  }

  /** All saved prompts as CSV, or those of the given ids. */
  @Get(['written-prompts-csv', 'export-written-prompts-csv'])
  async downloadCsv(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Query('promptIds') promptIds?: string | string[],
  ): Promise<StreamableFile> {
    const ids = parsePromptIds(promptIds);
    const { name } = await this.brands.get(brandId);
    return new StreamableFile(await this.csv.stream(brandId, ids), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${safeFileName(name)}_written_prompts.csv"`,
    });
  }
}
