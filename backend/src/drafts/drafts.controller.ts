import {
  type DraftsMovedAnswer,
  type DraftsRemovedAnswer,
  type DraftsRevertedAnswer,
  LIMITS,
  type RestoredAnswer,
} from '#contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { choiceOf, idsOf, textOf } from '../common/query-values.js';
import { linkNext, pageOf } from '../common/page.js';
import { Answers, AnswersList, Conflicts } from '../openapi/answers.js';
import { PageQueries, PromptIdsQuery, TextQuery } from '../openapi/queries.js';
import { DraftIdsDto, MoveToDraftsDto, UpdateDraftDto } from './draft.dto.js';
import { toDraft } from './draft-rows.js';
import { DRAFT_STATUSES, DraftsService, type DraftStatus } from './drafts.service.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('working list')
@Controller('api')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  /**
   * The written list, or what was removed from it in the last 30 days; some of it with `draftIds`, or a page of it with
   * `limit`, `cursor` or `text`. The Link header holds the address of the next page.
   */
  @Get('brands/:brandId/drafts')
  @ApiQuery({ name: 'status', required: false, enum: DRAFT_STATUSES })
  @PromptIdsQuery('draftIds', 'Comma-joined or repeated; the whole list without it')
  @TextQuery()
  @PageQueries()
  @AnswersList('Draft')
  async list(
    @Param('brandId', IdPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const status = statusOf(request.query.status);
    const draftIds = idsOf(request.query.draftIds, 'draftIds');
    const text = textOf(request.query.text);
    const { limit, cursor } = pageOf(request.query);
    await this.drafts.findBrandOrThrow(brandId);
    if (draftIds) return this.drafts.some(brandId, status, draftIds);
    if (limit === null && text === null) return this.drafts.list(brandId, status);
    const size = limit ?? LIMITS.pageSize.max;
    const rows = await this.drafts.page(brandId, { status, text }, cursor, size + 1);
    return linkNext(request, response, size, rows).map(toDraft);
  }

  /** Moves results of a job to the list: all that are not there yet, or those of `indexes`. Also while the job runs. */
  @Post('brands/:brandId/drafts')
  @Answers('DraftsMovedAnswer')
  async move(
    @Param('brandId', IdPipe) brandId: string,
    @Body() body: MoveToDraftsDto,
  ): Promise<DraftsMovedAnswer> {
    return { count: await this.drafts.move(brandId, body) };
  }

  @Patch('drafts/:id')
  @Answers('Draft')
  @Conflicts('The text is not the expected one any more, or the draft was removed: `draft` is as it is now.')
  update(@Param('id', IdPipe) id: string, @Body() body: UpdateDraftDto) {
    return this.drafts.update(id, body);
  }

  /** Takes drafts off the list. Prompts that were saved from them stay saved. */
  @Post('brands/:brandId/drafts/remove')
  @HttpCode(200)
  @Answers('DraftsRemovedAnswer')
  async remove(
    @Param('brandId', IdPipe) brandId: string,
    @Body() { draftIds }: DraftIdsDto,
  ): Promise<DraftsRemovedAnswer> {
    return { removedCount: await this.drafts.remove(brandId, draftIds) };
  }

  /** Brings back what was removed in the last 30 days, to its place in the list. */
  @Post('brands/:brandId/drafts/restore')
  @HttpCode(200)
  @Answers('RestoredAnswer')
  async restore(
    @Param('brandId', IdPipe) brandId: string,
    @Body() { draftIds }: DraftIdsDto,
  ): Promise<RestoredAnswer> {
    return { restoredCount: await this.drafts.restore(brandId, draftIds) };
  }

  /** Gives drafts back the text that they had before their last improvement. */
  @Post('brands/:brandId/drafts/revert')
  @HttpCode(200)
  @Answers('DraftsRevertedAnswer')
  async revert(
    @Param('brandId', IdPipe) brandId: string,
    @Body() { draftIds }: DraftIdsDto,
  ): Promise<DraftsRevertedAnswer> {
    return { revertedCount: await this.drafts.revert(brandId, draftIds) };
  }
}

const statusOf = (value: unknown): DraftStatus | null =>
  value === undefined ? null : choiceOf(value, DRAFT_STATUSES, 'status');
