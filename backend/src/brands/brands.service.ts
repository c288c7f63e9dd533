import { type BrandData } from '#domain';
import type { BrandActivity } from '#contracts';
import { BrandEntity, inTransaction, JobStore, loadBrandData, UNFINISHED } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { brandNotFound, inBrandTransaction } from '../common/find-brand.js';
import { isoSql } from '../common/iso-sql.js';
import { isRenamed, markAllAgain } from '../written-prompts/names-brand.js';
import type { CreateBrandDto, UpdateBrandDto } from './brand.dto.js';
import { copyBrand } from './copy-brand.js';

@Injectable()
export class BrandsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: JobStore,
    private readonly audit: AuditTrail,
  ) {}

  private get brands() {
    return this.dataSource.getRepository(BrandEntity);
  }

  list(): Promise<BrandEntity[]> {
    return this.brands.find({ order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** @throws NotFoundException */
  async get(id: string): Promise<BrandEntity> {
    const brand = await this.brands.findOneBy({ id });
    if (!brand) throw brandNotFound();
    return brand;
  }

  create(request: CreateBrandDto): Promise<BrandEntity> {
    return inTransaction(this.dataSource, (manager) => manager.save(manager.create(BrandEntity, request)));
  }

  update(id: string, request: UpdateBrandDto): Promise<BrandEntity> {
    return inBrandTransaction(this.dataSource, id, (manager) => this.change(manager, id, request), {
      isLarge: true,
    });
  }

  /** The same in a transaction that already holds the brand's lock. */
  async change(manager: EntityManager, id: string, request: UpdateBrandDto): Promise<BrandEntity> {
    const brands = manager.getRepository(BrandEntity);
    const before = await brands.findOneByOrFail({ id });
    const after = await brands.save(brands.merge(brands.create(before), request));
    if (isRenamed(before, after)) await markAllAgain(manager, id);
    return after;
  }

  /** Creates a brand with the data of another one: what prompts are made from and how, but no prompts and no runs. */
  duplicate(id: string, name?: string): Promise<BrandEntity> {
    return inBrandTransaction(this.dataSource, id, (manager) => copyBrand(manager, id, name), {
      isLarge: true,
    });
  }

  /** How much each brand holds, its active runs, and when something last happened there. */
  activity(): Promise<BrandActivity[]> {
    return this.dataSource.query(ACTIVITY);
  }

  /** Removes the brand and everything that depends on it; its running jobs end without another AI call. */
  async delete(id: string): Promise<void> {
    const { name } = await this.get(id);
    await inBrandTransaction(
      this.dataSource,
      id,
      async (manager) => {
        await this.jobs.announceGone(manager, id);
        await manager.delete(BrandEntity, { id });
        await this.audit.record(manager, 'brand.delete', { brandId: id, subjectId: id, subject: name });
      },
      { isLarge: true },
    );
  }

  /** Everything that prompts of this brand are made from. @throws NotFoundException */
  async data(id: string): Promise<BrandData> {
    const data = await loadBrandData(this.dataSource.manager, id);
    if (!data) throw brandNotFound();
    return data;
  }
}

const ACTIVITY = `
  SELECT b.id AS "brandId", attributes.count AS attributes, prompts.count AS "savedPrompts",
    runs.count AS "activeRuns", ${isoSql('greatest(b.created_at, newest_run.at, newest_prompt.at, data.changed_at)')} AS "lastActivity"
  FROM brands b
  CROSS JOIN LATERAL (SELECT count(*)::integer FROM attributes a
    JOIN attribute_categories c ON c.id = a.attribute_category_id WHERE c.brand_id = b.id) attributes
  CROSS JOIN LATERAL (SELECT count(*)::integer FROM written_prompts w WHERE w.brand_id = b.id) prompts
  CROSS JOIN LATERAL (SELECT count(*)::integer FROM jobs j
    WHERE j.brand_id = b.id AND ${UNFINISHED}) runs
  LEFT JOIN LATERAL (SELECT j.created_at AS at FROM jobs j WHERE j.brand_id = b.id
    ORDER BY j.seq DESC LIMIT 1) newest_run ON true
  LEFT JOIN LATERAL (SELECT w.created_at AS at FROM written_prompts w WHERE w.brand_id = b.id
    ORDER BY w.seq DESC LIMIT 1) newest_prompt ON true
  LEFT JOIN brand_changes data ON data.brand_id = b.id
  ORDER BY b.created_at, b.id`;
