import { safeFileName } from '#domain';
import type { BulkDeletedAnswer } from '#contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { BrandsService } from '../brands/brands.service.js';
import { csvAttachment } from '../common/attachment.js';
import { deletionOf } from './deletion-id.js';
import { DeleteWrittenPromptGroupsDto, WrittenPromptGroupKeyDto } from './written-prompt.dto.js';
import { WrittenPromptGroups } from './written-prompt-groups.service.js';
import { Answers, AnswersCsv, AnswersList } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

/** A group is a batchId, or a productCategory and an attributeCategory, where an empty text means none. */
@ApiTags('written prompts')
@Controller('api/brands/:brandId')
export class WrittenPromptGroupsController {
  constructor(
    private readonly groups: WrittenPromptGroups,
    private readonly brands: BrandsService,
  ) {}

  @Get('written-prompts-details')
  @AnswersList('WrittenPrompt')
  details(@Param('brandId', IdPipe) brandId: string, @Query() key: WrittenPromptGroupKeyDto) {
    return this.groups.details(brandId, key);
  }

  @Get('written-prompts-group-csv')
  @AnswersCsv()
  async downloadCsv(
    @Param('brandId', IdPipe) brandId: string,
    @Query() key: WrittenPromptGroupKeyDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { name } = await this.brands.get(brandId);
    // Comes last: once it has begun, somebody has to read the rows.
    const rows = await this.groups.csvOf(brandId, key);
    return csvAttachment(response, `${safeFileName(name)}_written_prompts_group.csv`, rows);
  }

  @Delete('written-prompts-group')
  @Answers('BulkDeletedAnswer')
  async delete(
    @Param('brandId', IdPipe) brandId: string,
    @Query() key: WrittenPromptGroupKeyDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BulkDeletedAnswer> {
    const { totalDeleted } = await this.groups.deleteAll(brandId, [key], deletionOf(response));
    return { deletedCount: totalDeleted };
  }

  @Post('written-prompts-bulk-delete')
  @HttpCode(200)
  @Answers('GroupsDeletedAnswer')
  deleteAll(
    @Param('brandId', IdPipe) brandId: string,
    @Body() { groups }: DeleteWrittenPromptGroupsDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.groups.deleteAll(brandId, groups, deletionOf(response));
  }
}
