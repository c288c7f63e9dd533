import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Answers, AnswersList, AnswersUpsert, DELETED } from '../openapi/answers.js';
import { SavedViews } from './saved-views.service.js';
import { SavedViewDto } from './written-prompt.dto.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId/saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  /** All views, by name. */
  @Get()
  @AnswersList('SavedView')
  list(@Param('brandId', IdPipe) brandId: string) {
    return this.views.list(brandId);
  }

  /** 201 when the name is new, 200 when its view was replaced. */
  @Post()
  @AnswersUpsert('SavedView')
  async save(
    @Param('brandId', IdPipe) brandId: string,
    @Body() request: SavedViewDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { row, created } = await this.views.save(brandId, request);
    response.status(created ? 201 : 200);
    return row;
  }

  @Delete(':id')
  @Answers('DeletedAnswer')
  async delete(@Param('brandId', IdPipe) brandId: string, @Param('id', IdPipe) id: string) {
    await this.views.delete(brandId, id);
    return DELETED;
  }
}
