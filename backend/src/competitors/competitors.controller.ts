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
  Put,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type FindOptionsWhere, Not, type Repository } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { errorBody } from '../common/api-exception.js';
import { DeletionImpacts } from '../attributes/deletion-impact.service.js';
import { lockBrand, findBrandOrThrow } from '../common/find-brand.js';
import { CompetitorDto, UpdateCompetitorDto } from './competitor.dto.js';
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
      await refuseTaken(competitors, request.name, { brandId });
      return toCompetitor(await competitors.save(competitors.create({ ...request, brandId })));
    });
  }

  /** Saved prompts keep their link to it, and the name that they were saved with. */
  @Put('competitors/:id')
  @Answers('Competitor')
  @Conflicts('The brand has another competitor with this name.')
  async update(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: UpdateCompetitorDto,
  ): Promise<Competitor> {
    const { brandId } = await this.findOrThrow(id);
    return inTransaction(this.dataSource, async (manager) => {
      await lockBrand(manager, brandId);
      const competitors = manager.getRepository(CompetitorEntity);
      const competitor = await this.findOrThrow(id, competitors);
      if (request.name !== undefined) await refuseTaken(competitors, request.name, { brandId, id: Not(id) });
      return toCompetitor(await competitors.save(competitors.merge(competitor, request)));
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
    const { brandId, name } = await this.findOrThrow(id);
    await this.audit.deleteRow(CompetitorEntity, id, 'competitor.delete', { brandId, subject: name });
    return { success: true };
  }

  private async findOrThrow(id: string, competitors = this.competitors): Promise<CompetitorEntity> {
    const competitor = await competitors.findOneBy({ id });
    if (!competitor) throw new NotFoundException(errorBody(404, 'Competitor not found'));
    return competitor;
  }
}

/** 'Nike' and 'nike' are one: both would be found by the same words. @throws ConflictException */
async function refuseTaken(
  competitors: Repository<CompetitorEntity>,
  name: string,
  among: FindOptionsWhere<CompetitorEntity>,
): Promise<void> {
  const key = nameKey(name);
  if ((await competitors.findBy(among)).some((known) => nameKey(known.name) === key))
    throw new ConflictException(errorBody(409, 'This brand already has a competitor with this name.'));
}
