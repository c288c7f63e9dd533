import { randomUUID } from 'node:crypto';
import type { StructuredCsv } from '#domain';
import type { DataSource, EntityManager } from 'typeorm';
import { aboutOf, type JobItem } from './job-item.js';
import { insertItems } from './insert-items.js';
import { UNFINISHED } from './job-states.js';
import { announce } from './record-results.js';
import { inTransaction } from '../transaction.js';

/** A structured file to be kept. */
interface NewCsvFile {
  fileName: string;
  content: string;
  rowCount: number;
  seed: number;
  algorithmVersion: number;
  preview: Pick<StructuredCsv, 'headers' | 'rows'>;
  categoryBreakdown: StructuredCsv['categoryBreakdown'];
}

/** The end of a job's sampling: its rows become items, or a file. Each is done once, however often it is delivered. */
export class SampledJobs {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Gives a sampled job its items.
   *
   * @param notice why there are fewer rows than requested; null when there are not
   * @returns false when the job is finished or gone, or has its items already
   */
  async storeItems(jobId: string, items: readonly JobItem[], notice: string | null): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      if (!(await this.lock(manager, jobId))) return false;
      await insertItems(manager, jobId, items);
      await manager.query(
        `UPDATE jobs SET sampling = NULL, context = context || jsonb_build_object('seed', sampling->'seed'),
           requested = $2, notice = $3, about = $4, touched_at = now(), status = CASE WHEN $2 = 0 THEN 'completed' ELSE status END, finished_at = CASE WHEN $2 = 0 THEN now() END
         WHERE id = $1 RETURNING ${announce()}`,
        [jobId, items.length, notice, aboutOf(items)],
      );
      return true;
    });
  }

  /**
   * Keeps a job's file, notes it in its brand, and ends the job, in one transaction.
   *
   * @param notice as above
   * @returns false when the job is finished or gone
   */
  async storeCsv(jobId: string, file: NewCsvFile, notice: string | null): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      const brandId = await this.lock(manager, jobId);
      if (!brandId) return false;
      const id = randomUUID();
      const path = `/api/brands/${brandId}/csv-generations/${id}/download`;
      await manager.query(
        `INSERT INTO csv_generations (id, brand_id, job_id, file_name, file_path, prompt_count, seed, algorithm_version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, brandId, jobId, file.fileName, path, file.rowCount, file.seed, file.algorithmVersion],
      );
      await manager.query(
        `INSERT INTO csv_contents (csv_generation_id, content, preview, category_breakdown) VALUES ($1, $2, $3, $4)`,
        [id, file.content, JSON.stringify(file.preview), JSON.stringify(file.categoryBreakdown)],
      );
      await manager.query(`UPDATE brands SET last_csv_generated = now(), csv_file_path = $2 WHERE id = $1`, [
        brandId,
        path,
      ]);
      await manager.query(
        `UPDATE jobs SET sampling = NULL, requested = $2, done = $2, failed = 0, status = 'completed', notice = $3,
           finished_at = now(), touched_at = now() WHERE id = $1 RETURNING ${announce()}`,
        [jobId, file.rowCount, notice],
      );
      return true;
    });
  }

  /** @returns the job's brand, or null when nothing is left to sample */
  private async lock(manager: EntityManager, jobId: string): Promise<string | null> {
    const [job] = await manager.query<{ brandId: string }[]>(
      `SELECT brand_id AS "brandId" FROM jobs WHERE id = $1 AND ${UNFINISHED} AND sampling IS NOT NULL FOR UPDATE`,
      [jobId],
    );
    return job?.brandId ?? null;
  }
}
