import type { Competitor } from '#contracts';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DeletionImpacts } from '../attributes/deletion-impact.service.js';
import { Answers, AnswersList, Conflicts, DELETED } from '../openapi/answers.js';
import { CompetitorDto, UpdateCompetitorDto } from './competitor.dto.js';
import { CompetitorsService } from './competitors.service.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('competitors')
@Controller('api')
export class CompetitorsController {
  constructor(
    private readonly competitors: CompetitorsService,
    private readonly impacts: DeletionImpacts,
  ) {}

  @Get('brands/:brandId/competitors')
  @AnswersList('Competitor')
  list(@Param('brandId', IdPipe) brandId: string): Promise<Competitor[]> {
    return this.competitors.list(brandId);
  }

  @Post('brands/:brandId/competitors')
  @Answers('Competitor')
  @Conflicts('The brand has a competitor with this name.')
  create(@Param('brandId', IdPipe) brandId: string, @Body() request: CompetitorDto): Promise<Competitor> {
    return this.competitors.create(brandId, request);
  }

  /** Saved prompts keep their link to it, and the name that they were saved with. */
  @Put('competitors/:id')
  @Answers('Competitor')
  @Conflicts('The brand has another competitor with this name.')
  update(@Param('id', IdPipe) id: string, @Body() request: UpdateCompetitorDto): Promise<Competitor> {
    return this.competitors.update(id, request);
  }

  /** How many saved prompts lose their link to it. */
  @Get('competitors/:id/deletion-impact')
  @Answers('DeletionImpact')
  impact(@Param('id', IdPipe) id: string) {
    return this.impacts.ofCompetitor(id);
  }

  @Delete('competitors/:id')
  @Answers('DeletedAnswer')
  async delete(@Param('id', IdPipe) id: string) {
    await this.competitors.delete(id);
    return DELETED;
  }
}
