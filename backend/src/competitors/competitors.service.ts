import type { Competitor } from '#contracts';
import { CompetitorEntity } from '#database';
import { nameKey } from '#domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type FindOptionsWhere, Not, type Repository } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { conflict, notFound } from '../common/api-exception.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import type { CompetitorDto, UpdateCompetitorDto } from './competitor.dto.js';

const toCompetitor = ({ id, brandId, name, weight, createdAt }: CompetitorEntity): Competitor => ({
  id,
  brandId,
  name,
  weight,
  createdAt: createdAt.toISOString(),
});

/** A brand's competitors, in order of creation. */
@Injectable()
export class CompetitorsService {
  constructor(
    @InjectRepository(CompetitorEntity) private readonly competitors: Repository<CompetitorEntity>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async list(brandId: string): Promise<Competitor[]> {
    await findBrandOrThrow(this.competitors.manager, brandId);
    return (await this.competitors.find({ where: { brandId }, order: { seq: 'ASC' } })).map(toCompetitor);
  }

  /** @throws ConflictException when the brand has one of this name */
  create(brandId: string, request: CompetitorDto): Promise<Competitor> {
    return inBrandTransaction(this.dataSource, brandId, async (manager) => {
      const competitors = manager.getRepository(CompetitorEntity);
      await refuseTaken(competitors, request.name, { brandId });
      return toCompetitor(await competitors.save(competitors.create({ ...request, brandId })));
    });
  }

  /** @throws NotFoundException; ConflictException when the brand has another one of this name */
  async update(id: string, request: UpdateCompetitorDto): Promise<Competitor> {
    const { brandId } = await this.findOrThrow(id);
    return inBrandTransaction(this.dataSource, brandId, async (manager) => {
      const competitors = manager.getRepository(CompetitorEntity);
      const competitor = await this.findOrThrow(id, competitors);
      // An older release allowed two of one name: they can be changed, and keep it.
      if (request.name !== undefined && nameKey(request.name) !== nameKey(competitor.name))
        await refuseTaken(competitors, request.name, { brandId, id: Not(id) });
      return toCompetitor(await competitors.save(competitors.merge(competitor, request)));
    });
  }

  /** @throws NotFoundException */
  async delete(id: string): Promise<void> {
    const { brandId, name } = await this.findOrThrow(id);
    await this.audit.deleteRow(CompetitorEntity, id, 'competitor.delete', { brandId, subject: name });
  }

  private async findOrThrow(id: string, competitors = this.competitors): Promise<CompetitorEntity> {
    const competitor = await competitors.findOneBy({ id });
    if (!competitor) throw notFound('Competitor not found');
    return competitor;
  }
}

/** 'Nike' and 'nike' count as one name, because the same words find both. @throws ConflictException */
async function refuseTaken(
  competitors: Repository<CompetitorEntity>,
  name: string,
  among: FindOptionsWhere<CompetitorEntity>,
): Promise<void> {
  const key = nameKey(name);
  if ((await competitors.findBy(among)).some((known) => nameKey(known.name) === key)) {
    const message = 'This brand already has a competitor with this name.';
    throw conflict(message, { details: [{ field: 'name', message }] });
  }
}
