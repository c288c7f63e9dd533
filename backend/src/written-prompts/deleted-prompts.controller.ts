import type { RestoredAnswer } from '#contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { linkNext, pageOf } from '../common/page.js';
import { Answers, AnswersList } from '../openapi/answers.js';
import { PageQueries } from '../openapi/queries.js';
import { toDeletedPrompt } from './deleted-prompt-rows.js';
import { DeletedPrompts } from './deleted-prompts.service.js';
import { RestoreWrittenPromptsDto } from './written-prompt.dto.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId')
export class DeletedPromptsController {
  constructor(private readonly deleted: DeletedPrompts) {}

  /** Prompts that were deleted in the last 30 days, the latest first; a page of them with `limit` or `cursor`. */
  @Get('written-prompts-deleted')
  @PageQueries()
  @AnswersList('DeletedPrompt')
  async list(
    @Param('brandId', IdPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { limit, cursor } = pageOf(request.query);
    if (limit === null) return this.deleted.list(brandId);
    const rows = await this.deleted.page(brandId, cursor, limit + 1);
    return linkNext(request, response, limit, rows).map(toDeletedPrompt);
  }

  /** Restores prompts, or all that one deletion took: its id is in the header `Deletion-Id` of that call's answer. */
  @Post('written-prompts/restore')
  @HttpCode(200)
  @Answers('RestoredAnswer')
  async restore(
    @Param('brandId', IdPipe) brandId: string,
    @Body() body: RestoreWrittenPromptsDto,
  ): Promise<RestoredAnswer> {
    return { restoredCount: await this.deleted.restore(brandId, body) };
  }
}
