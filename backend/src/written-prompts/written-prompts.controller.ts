import { safeFileName } from '#domain';
import { type BulkDeletedAnswer, LIMITS, type PromptIdsAnswer } from '#contracts';
import { copyCsv, ExportPool } from '#database';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { BrandsService } from '../brands/brands.service.js';
import { idsOf } from '../common/query-values.js';
import { csvAttachment } from '../common/attachment.js';
import { callOf } from '../common/idempotency.service.js';
import { linkNext, pageOf } from '../common/page.js';
import { FilterQueries, OrderQuery, PageQueries, PromptIdsQuery } from '../openapi/queries.js';
import { deletionOf } from './deletion-id.js';
import { filterOf, isNewestFirst, narrowingFilterOf } from './prompt-filter-query.js';
import { chosenSql, writtenCsvSql } from './written-csv.js';
import { ChosenPromptsDto, SaveWrittenPromptsDto, UpdateWrittenPromptDto } from './written-prompt.dto.js';
import { EVERYTHING, type PromptFilter, toWrittenPrompt } from './written-prompt-rows.js';
import { WrittenPromptsService } from './written-prompts.service.js';
import { Answers, AnswersCsv, AnswersList, AnswersUpsert, Conflicts } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId')
export class WrittenPromptsController {
  constructor(
    private readonly prompts: WrittenPromptsService,
    private readonly exports: ExportPool,
    private readonly brands: BrandsService,
  ) {}

  @Post('save-written-prompts')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: `The same key and body within ${LIMITS.idempotencyHours} hours give the same batch`,
  })
  @AnswersUpsert('SavedAnswer', 'Nothing new was saved.')
  @Conflicts(
    'The Idempotency-Key was used with another body; or `conflicts`: saved prompts were edited since their drafts were saved.',
  )
  async save(
    @Param('brandId', IdPipe) brandId: string,
    @Body() body: SaveWrittenPromptsDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const answer = await this.prompts.save(brandId, body, callOf(request));
    response.status(answer.count > 0 ? 201 : 200);
    return answer;
  }

  /**
   * All saved prompts, oldest first; a page of them with `limit` or `cursor`. The Link header holds the address of the
   * next page.
   */
  @Get('written-prompts')
  @PageQueries()
  @AnswersList('WrittenPrompt')
  list(
    @Param('brandId', IdPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.listed(brandId, EVERYTHING, request, response);
  }

  /** Saved prompts that have one of the names of each list: OR within a list, AND across lists. */
  @Get('written-prompts-filtered')
  @FilterQueries()
  @OrderQuery()
  @PageQueries()
  @AnswersList('WrittenPrompt')
  listFiltered(
    @Param('brandId', IdPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.listed(brandId, filterOf(request.query), request, response);
  }

  /** The ids of all prompts under the filters, however many: for what concerns all of them. */
  @Get('written-prompts-ids')
  @FilterQueries()
  @Answers('PromptIdsAnswer')
  async listIds(
    @Param('brandId', IdPipe) brandId: string,
    @Req() request: Request,
  ): Promise<PromptIdsAnswer> {
    return { promptIds: await this.prompts.listIds(brandId, filterOf(request.query)) };
  }

  /** Deletes all prompts under the filters, however many; they can be restored. Without a filter it deletes nothing. */
  @Delete('written-prompts-filtered')
  @FilterQueries()
  @Answers('BulkDeletedAnswer')
  async deleteFiltered(
    @Param('brandId', IdPipe) brandId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BulkDeletedAnswer> {
    const deletedCount = await this.prompts.deleteFiltered(
      brandId,
      narrowingFilterOf(request.query),
      deletionOf(response),
    );
    return { deletedCount };
  }

  @Patch('written-prompts/:id')
  @Answers('WrittenPrompt')
  @Conflicts('The text is not the expected one any more: `prompt` is as it is now.')
  update(
    @Param('brandId', IdPipe) brandId: string,
    @Param('id', IdPipe) id: string,
    @Body() body: UpdateWrittenPromptDto,
  ) {
    return this.prompts.update(brandId, id, body);
  }

  @Post('written-prompts/bulk-delete')
  @HttpCode(200)
  @Answers('BulkDeletedAnswer')
  async delete(
    @Param('brandId', IdPipe) brandId: string,
    @Body() { promptIds }: ChosenPromptsDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BulkDeletedAnswer> {
    return { deletedCount: await this.prompts.delete(brandId, promptIds, deletionOf(response)) };
  }

  /** All saved prompts as CSV, or those of the given ids, or those under the filters. */
  @Get(['written-prompts-csv', 'export-written-prompts-csv'])
  @PromptIdsQuery()
  @FilterQueries()
  @AnswersCsv()
  async downloadCsv(
    @Param('brandId', IdPipe) brandId: string,
    @Req() { query }: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const only = idsOf(query.promptIds, 'promptIds');
    const filter = filterOf(query);
    // The brand first: nothing is checked for one that does not exist.
    const { name } = await this.brands.get(brandId);
    const filtered = await this.prompts.whereOf(brandId, filter);
    const where = only ? `${chosenSql(brandId, { only })} AND ${filtered}` : filtered;
    return this.csvOf(name, where, response);
  }

  /** The same for more ids than a URL can carry. */
  @Post('written-prompts-csv')
  @HttpCode(200)
  @AnswersCsv()
  async downloadChosen(
    @Param('brandId', IdPipe) brandId: string,
    @Body() { promptIds }: ChosenPromptsDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { name } = await this.brands.get(brandId);
    return this.csvOf(name, await this.prompts.whereChosen(brandId, promptIds), response);
  }

  private async csvOf(name: string, where: string, response: Response) {
    const rows = await copyCsv(this.exports, writtenCsvSql(where));
    return csvAttachment(response, `${safeFileName(name)}_written_prompts.csv`, rows);
  }

  private async listed(brandId: string, filter: PromptFilter, request: Request, response: Response) {
    const { limit, cursor } = pageOf(request.query);
    const newestFirst = isNewestFirst(request.query.order);
    // The newest first are only sent in pages: a whole list is sent while it is read, in the order of saving.
    if (limit === null && !newestFirst) return this.prompts.list(brandId, filter);
    const size = limit ?? LIMITS.pageSize.max;
    const rows = await this.prompts.page(brandId, filter, { limit: size + 1, cursor, newestFirst });
    return linkNext(request, response, size, rows).map(toWrittenPrompt);
  }
}
