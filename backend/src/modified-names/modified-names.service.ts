import type { ModifiedAttributeName } from '#contracts';
import { ModifiedAttributeNameEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { notFound } from '../common/api-exception.js';
import { BrandMembers } from '../common/brand-members.js';
import { upsert } from '../common/write-rows.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import type { ModifiedNameDto } from './modified-name.dto.js';

const toModifiedName = (row: ModifiedAttributeNameEntity): ModifiedAttributeName => ({
  id: row.id,
  brandId: row.brandId,
  attributeId: row.attributeId,
  modifiedName: row.modifiedName,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Other names of attributes, for the Profound export only. */
@Injectable()
export class ModifiedNamesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async list(brandId: string): Promise<ModifiedAttributeName[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    const rows = await this.dataSource.manager.find(ModifiedAttributeNameEntity, {
      where: { brandId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map(toModifiedName);
  }

  /** An attribute has one modified name: a second one replaces the first. */
  async save(
    brandId: string,
    request: ModifiedNameDto,
  ): Promise<{ row: ModifiedAttributeName; created: boolean }> {
    const { attributeId, modifiedName } = request;
    return inBrandTransaction(this.dataSource, brandId, async (manager) => {
      await BrandMembers.read(manager, brandId, { attributes: [attributeId] });
      const key = { brandId, attributeId };
      const { row, created } = await upsert(manager, ModifiedAttributeNameEntity, key, {
        row: { ...key, modifiedName },
        changes: { modifiedName, updatedAt: () => 'now()' },
      });
      return { row: toModifiedName(row), created };
    });
  }

  async delete(brandId: string, id: string): Promise<void> {
    const row = await this.dataSource.manager.findOneBy(ModifiedAttributeNameEntity, { id, brandId });
    if (!row) throw notFound('Modified name not found');
    const facts = { brandId, subject: row.modifiedName };
    await this.audit.deleteRow(ModifiedAttributeNameEntity, id, 'modified-name.delete', facts);
  }
}
