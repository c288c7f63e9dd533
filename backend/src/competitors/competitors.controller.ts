import type { Competitor, DeletedAnswer } from '#contracts';
import { CompetitorEntity } from '#database';
import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Post,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { errorBody } from '../common/api-exception.js';
import { DeletionImpacts } from '../attributes/deletion-impact.service.js';
import { needBrand } from '../common/need-brand.js';
import { CompetitorDto } from './competitor.dto.js';
import { Answers, AnswersList, Conflicts } from '../openapi/answers.js';

const toCompetitor = ({ id, brandId, name, weight, createdAt }: CompetitorEntity): Competitor => ({
  id,
  brandId,
  name,
  weight,
  createdAt: createdAt.toISOString(),
});

@ApiTags('competitors')
@Controller('api')
export class CompetitorsController {
  constructor(
    @InjectRepository(CompetitorEntity) private readonly competitors: Repository<CompetitorEntity>,
    private readonly impacts: DeletionImpacts,
    private readonly audit: AuditTrail,
  ) {}

  @Get('brands/:brandId/competitors')
  @AnswersList('Competitor')
  async list(@Param('brandId', ParseUUIDPipe) brandId: string): Promise<Competitor[]> {
    await needBrand(this.competitors.manager, brandId);
    return (await this.competitors.find({ where: { brandId }, order: { seq: 'ASC' } })).map(toCompetitor);
  }

  @Post('brands/:brandId/competitors')
  @Answers('Competitor')
  @Conflicts('The brand has a competitor with this name.')
  async create(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() request: CompetitorDto,
  ): Promise<Competitor> {
    await needBrand(this.competitors.manager, brandId);
    if (await this.competitors.existsBy({ brandId, name: request.name })) {
      throw new ConflictException(errorBody(409, 'This brand already has a competitor with this name.'));
    }
    return toCompetitor(await this.competitors.save(this.competitors.create({ ...request, brandId })));
  }

  /** How many saved prompts lose their link to it. */
  @Get('competitors/:id/deletion-impact')
  @Answers('DeletionImpact')
  impact(@Param('id', ParseUUIDPipe) id: string) {
    return this.impacts.ofCompetitor(id);
  }

  @Delete('competitors/:id')
  @Answers('DeletedAnswer')
  async delete(@Param('id', ParseUUIDPipe) id: string): Promise<DeletedAnswer> {
    const competitor = await this.competitors.findOneBy({ id });
    if (!competitor) throw new NotFoundException(errorBody(404, 'Competitor not found'));
    const { brandId, name } = competitor;
    await this.audit.deleteRow(CompetitorEntity, id, 'competitor.delete', { brandId, subject: name });
    return { success: true };
  }
}
