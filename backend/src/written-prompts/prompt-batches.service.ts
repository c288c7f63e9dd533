import type { PromptBatch } from '#contracts';
import { inTransaction } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { notFound } from '../common/api-exception.js';
import { findBrandOrThrow } from '../common/find-brand.js';

/** The names that people give to batches. */
@Injectable()
export class PromptBatches {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param name null removes its name
   * @throws NotFoundException when there is no prompt of that batch
   */
  async rename(brandId: string, batchId: string, name: string | null): Promise<PromptBatch> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return inTransaction(this.dataSource, async (manager) => {
      const [there] = await manager.query<unknown[]>(
        `SELECT 1 FROM written_prompts WHERE brand_id = $1 AND batch_id = $2 LIMIT 1`,
        [brandId, batchId],
      );
      if (!there) throw notFound('There are no saved prompts in this batch.');
      await noteBatch(manager, brandId, batchId);
      await manager.query(`UPDATE prompt_batches SET name = $3 WHERE brand_id = $1 AND batch_id = $2`, [
        brandId,
        batchId,
        name,
      ]);
      return { batchId, name };
    });
  }
}

/**
 * Notes what wrote a batch while its runs still exist, because they are kept for 30 days only. A batch may grow: triage
 * saves one prompt after another.
 */
export async function noteBatch(manager: EntityManager, brandId: string, batchId: string): Promise<void> {
  await manager.query(NOTE, [brandId, batchId]);
}

const NOTE = `
  WITH prompts AS (
    SELECT DISTINCT job_id, model, composed FROM written_prompts WHERE brand_id = $1 AND batch_id = $2
  )
  INSERT INTO prompt_batches (brand_id, batch_id, kinds, written_by)
  SELECT $1, $2, ARRAY(SELECT DISTINCT j.kind FROM prompts p JOIN jobs j ON j.id = p.job_id ORDER BY 1),
    ARRAY(SELECT DISTINCT coalesce(model, CASE WHEN composed THEN 'composer' END) FROM prompts
      WHERE model IS NOT NULL OR composed ORDER BY 1)
  ON CONFLICT (brand_id, batch_id) DO UPDATE SET
    kinds = ARRAY(SELECT DISTINCT unnest(prompt_batches.kinds || EXCLUDED.kinds) ORDER BY 1),
    written_by = ARRAY(SELECT DISTINCT unnest(prompt_batches.written_by || EXCLUDED.written_by) ORDER BY 1)
  WHERE NOT (prompt_batches.kinds @> EXCLUDED.kinds AND prompt_batches.written_by @> EXCLUDED.written_by)`;
