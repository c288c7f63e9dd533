import { type BrandData } from '#domain';
import { BrandEntity, inTransaction, JobStore, loadBrandData } from '#database';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { errorBody } from '../common/api-exception.js';
import { lockBrand } from '../common/find-brand.js';
import { isRenamed, markAnew } from '../written-prompts/names-brand.js';
import type { CreateBrandDto, UpdateBrandDto } from './brand.dto.js';

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
    if (!brand) throw new NotFoundException(errorBody(404, 'Brand not found'));
    return brand;
  }

  create(request: CreateBrandDto): Promise<BrandEntity> {
    return inTransaction(this.dataSource, (manager) => manager.save(manager.create(BrandEntity, request)));
  }

  update(id: string, request: UpdateBrandDto): Promise<BrandEntity> {
    return inTransaction(
      this.dataSource,
      async (manager) => {
        await lockBrand(manager, id);
        const brands = manager.getRepository(BrandEntity);
        const before = await brands.findOneByOrFail({ id });
        const after = await brands.save(brands.merge(brands.create(before), request));
        if (isRenamed(before, after)) await markAnew(manager, id);
        return after;
      },
      { isLarge: true },
    );
  }

  /** Removes the brand and everything that depends on it; its running jobs end without another AI call. */
  async delete(id: string): Promise<void> {
    const { name } = await this.get(id);
    await inTransaction(
      this.dataSource,
      async (manager) => {
        await lockBrand(manager, id);
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
    if (!data) throw new NotFoundException(errorBody(404, 'Brand not found'));
    return data;
  }
}
