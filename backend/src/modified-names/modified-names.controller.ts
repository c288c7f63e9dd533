import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ModifiedNameDto } from './modified-name.dto.js';
import { ModifiedNamesService } from './modified-names.service.js';
import { Answers, AnswersList, AnswersUpsert, DELETED } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('modified names')
@Controller('api/brands/:brandId/modified-attribute-names')
export class ModifiedNamesController {
  constructor(private readonly names: ModifiedNamesService) {}

  @Get()
  @AnswersList('ModifiedAttributeName')
  list(@Param('brandId', IdPipe) brandId: string) {
    return this.names.list(brandId);
  }

  /** 201 when the attribute had no other name, 200 when it was replaced. */
  @Post()
  @AnswersUpsert('ModifiedAttributeName')
  async save(
    @Param('brandId', IdPipe) brandId: string,
    @Body() request: ModifiedNameDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { row, created } = await this.names.save(brandId, request);
    response.status(created ? 201 : 200);
    return row;
  }

  @Delete(':id')
  @Answers('DeletedAnswer')
  async delete(@Param('brandId', IdPipe) brandId: string, @Param('id', IdPipe) id: string) {
    await this.names.delete(brandId, id);
    return DELETED;
  }
}
