import type { Competitor, DeletedAnswer } from '#contracts';
import { CompetitorEntity, inTransaction } from '#database';
import { fold } from '#domain';
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
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { DataSource, Repository } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { errorBody } from '../common/api-exception.js';
import { DeletionImpacts } from '../attributes/deletion-impact.service.js';
import { lockBrand, findBrandOrThrow } from '../common/find-brand.js';
import { CompetitorDto } from './competitor.dto.js';
import { Answers, AnswersList, Conflicts } from '../openapi/answers.js';

const toCompetitor = ({ id, brandId, name, weight, createdAt }: CompetitorEntity): Competitor => ({
  id,
  brandId,
  name,
  weight,
  createdAt: createdAt.toISOString(),
});

const nameKey = (name: string): string => fold(name).trim();

@ApiTags('competitors')
@Controller('api')
export class CompetitorsController {
  constructor(
    @InjectRepository(CompetitorEntity) private readonly competitors: Repository<CompetitorEntity>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly impacts: DeletionImpacts,
    private readonly audit: AuditTrail,
  ) {}

  @Get('brands/:brandId/competitors')
  @AnswersList('Competitor')
  async list(@Param('brandId', ParseUUIDPipe) brandId: string): Promise<Competitor[]> {
    await findBrandOrThrow(this.competitors.manager, brandId);
    return (await this.competitors.find({ where: { brandId }, order: { seq: 'ASC' } })).map(toCompetitor);
  }

  @Post('brands/:brandId/competitors')
  @Answers('Competitor')
  @Conflicts('The brand has a competitor with this name.')
  async create(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() request: CompetitorDto,
  ): Promise<Competitor> {
    return inTransaction(this.dataSource, async (manager) => {
      await lockBrand(manager, brandId);
      const competitors = manager.getRepository(CompetitorEntity);
      // 'Nike' and 'nike' are one: both would be found by the same words.
      const name = nameKey(request.name);
      if ((await competitors.findBy({ brandId })).some((known) => nameKey(known.name) === name))
        throw new ConflictException(errorBody(409, 'This brand already has a competitor with this name.'));
      return toCompetitor(await competitors.save(competitors.create({ ...request, brandId })));
    });
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
