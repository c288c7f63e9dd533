import type { SavedView, SavedViewRequest } from '#contracts';
import { inTransaction, SavedViewEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { notFound } from '../common/api-exception.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import { upsert } from '../common/write-rows.js';

const toView = ({ id, brandId, name, query, createdAt }: SavedViewEntity): SavedView => ({
  id,
  brandId,
  name,
  query,
  createdAt: createdAt.toISOString(),
});

/** Filters of a brand's saved prompts to which people gave a name. */
@Injectable()
export class SavedViews {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(brandId: string): Promise<SavedView[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    const rows = await this.dataSource.manager.find(SavedViewEntity, {
      where: { brandId },
      order: { name: 'ASC', id: 'ASC' },
    });
    return rows.map(toView);
  }

  /** A name has one view: a second one replaces the first. */
  save(brandId: string, { name, query }: SavedViewRequest): Promise<{ row: SavedView; created: boolean }> {
    return inBrandTransaction(this.dataSource, brandId, async (manager) => {
      const key = { brandId, name };
      const written = await upsert(manager, SavedViewEntity, key, {
        row: { ...key, query },
        changes: { query },
      });
      return { ...written, row: toView(written.row) };
    });
  }

  delete(brandId: string, id: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const { affected } = await manager.delete(SavedViewEntity, { id, brandId });
      if (!affected) throw notFound('View not found');
    });
  }
}
