import type { CsvBreakdown, CsvGeneration, CsvGenerationAnswer, CsvPreview, Job } from '#contracts';
import { BrandEntity, CsvContentEntity, CsvGenerationEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { conflict, notFound } from '../common/api-exception.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';

const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;

/** The structured files of a brand. The worker makes them; they live in the database. */
@Injectable()
export class CsvGenerationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  async list(brandId: string): Promise<CsvGeneration[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    const rows = await this.dataSource.manager.find(CsvGenerationEntity, {
      where: { brandId },
      order: NEWEST_FIRST,
    });
    return rows.map(toCsvGeneration);
  }

  /** The answer to a call that waited for its run. */
  async answer(job: Job): Promise<CsvGenerationAnswer> {
    const row = await this.dataSource.manager.findOneBy(CsvGenerationEntity, { jobId: job.id });
    if (!row)
      throw conflict('There is no file: the job was cancelled, or its file was deleted.', {
        jobId: job.id,
      });
    return { ...toCsvGeneration(row), jobId: job.id, ...(job.notice && { notice: job.notice }) };
  }

  /** The newest file's header and first rows; empty when there is none. */
  async preview(brandId: string): Promise<CsvPreview> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    const newest = await this.newest(brandId);
    if (!newest) return { headers: [], rows: [], totalCount: 0 };
    const { preview } = await this.content(newest.id, { preview: true });
    return { ...preview, totalCount: newest.promptCount };
  }

  async breakdown(brandId: string, id: string): Promise<CsvBreakdown> {
    await this.get(brandId, id);
    const { categoryBreakdown } = await this.content(id, { categoryBreakdown: true });
    return { categoryBreakdown };
  }

  /** @param id null for the newest file */
  async file(brandId: string, id: string | null): Promise<{ fileName: string; content: string }> {
    if (id === null) await findBrandOrThrow(this.dataSource.manager, brandId);
    const row = id === null ? await this.newest(brandId) : await this.get(brandId, id);
    if (!row) throw notFound('This brand has no CSV file yet.');
    const { content } = await this.content(row.id, { content: true });
    return { fileName: row.fileName, content };
  }

  /** Deletes a file with its row; the brand then refers to the newest one left. */
  async delete(brandId: string, id: string): Promise<void> {
    const { filePath, fileName, promptCount } = await this.get(brandId, id);
    await inBrandTransaction(this.dataSource, brandId, async (manager) => {
      const { affected } = await manager.delete(CsvGenerationEntity, { id });
      // Somebody else deleted it first, and that deletion is recorded already.
      if (!affected) return;
      const newest = await this.newest(brandId, manager);
      await manager.update(
        BrandEntity,
        { id: brandId, csvFilePath: filePath },
        { csvFilePath: newest?.filePath ?? null },
      );
      const facts = { brandId, subjectId: id, subject: fileName, count: promptCount };
      await this.audit.record(manager, 'csv-generation.delete', facts);
    });
  }

  private async get(brandId: string, id: string): Promise<CsvGenerationEntity> {
    const row = await this.dataSource.manager.findOneBy(CsvGenerationEntity, { id, brandId });
    if (!row) throw notFound('CSV generation not found');
    return row;
  }

  private newest(
    brandId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CsvGenerationEntity | null> {
    return manager.findOne(CsvGenerationEntity, {
      where: { brandId, generationType: 'structured' },
      order: NEWEST_FIRST,
    });
  }

  private async content(
    csvGenerationId: string,
    select: Partial<Record<keyof CsvContentEntity, true>>,
  ): Promise<CsvContentEntity> {
    const content = await this.dataSource.manager.findOne(CsvContentEntity, {
      where: { csvGenerationId },
      select: { csvGenerationId: true, ...select },
    });
    if (!content) throw notFound('CSV generation not found');
    return content;
  }
}

const toCsvGeneration = (row: CsvGenerationEntity): CsvGeneration => ({
  id: row.id,
  brandId: row.brandId,
  fileName: row.fileName,
  filePath: row.filePath,
  promptCount: row.promptCount,
  seed: row.seed,
  algorithmVersion: row.algorithmVersion,
  generationType: row.generationType,
  createdAt: row.createdAt.toISOString(),
});
