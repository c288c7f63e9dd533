import { messageOf } from '#domain';
import { LIMITS } from '#contracts';
import {
  DELETE_UNHELD_LINES,
  inTransactionUnlessLocked,
  IS_EXPIRED_EXPORT,
  KEPT_SINCE,
  LOCK_BRAND,
} from '#database';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const EVERY_MS = 60 * 60_000;
const RETENTION_LOCK = 7_306_003;
/** Rows per statement, so that a deletion of millions holds nobody up. */
const BATCH = 1_000;
/** The same for jobs: each may have 10,000 items, results and drafts that go with it. */
const JOBS_BATCH = 20;

interface Kept {
  table: string;
  expired: string;
  batch?: number;
}

/**
 * What is kept, and for how long, but for exports. Items and results are deleted with their job; sessions are deleted by
 * the API.
 */
const KEPT: Kept[] = [
  {
    table: 'jobs',
    batch: JOBS_BATCH,
    // Deleted with its drafts, but not while somebody works on them, or may restore one.
    expired: `finished_at < ${KEPT_SINCE} AND NOT EXISTS (
      SELECT FROM drafts d WHERE d.job_id = jobs.id AND d.updated_at > ${KEPT_SINCE})`,
  },
  { table: 'deleted_prompts', expired: `deleted_at < ${KEPT_SINCE}` },
  {
    // After the prompts that may be restored to it.
    table: 'prompt_batches',
    expired: `NOT EXISTS (
        SELECT FROM written_prompts w WHERE w.brand_id = prompt_batches.brand_id AND w.batch_id = prompt_batches.batch_id)
      AND NOT EXISTS (
        SELECT FROM deleted_prompts d WHERE d.brand_id = prompt_batches.brand_id
          AND d.prompt->>'batch_id' = prompt_batches.batch_id::text)`,
  },
  { table: 'idempotency_keys', expired: `created_at < now() - interval '${LIMITS.idempotencyHours} hours'` },
  { table: 'sign_in_networks', expired: `greatest(forgotten_at, known_until) < now()` },
  { table: 'audit_entries', expired: `at < now() - interval '${LIMITS.auditDays} days'` },
  { table: 'worker_reports', expired: `seen_at < now() - interval '1 day'` },
];

/** Deletes once an hour what has been kept long enough. A lock leaves this to one worker. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Retention');
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    const tidy = () => void this.tidy();
    tidy();
    this.timer = setInterval(tidy, EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Deletes what has expired. What fails in one table is logged, and tried again in an hour. */
  async tidy(): Promise<void> {
    const warn = (table: string) => (error: unknown) =>
      this.logger.warn(`${table} were not tidied, will try again: ${messageOf(error)}`);
    for (const kept of KEPT) await this.tidyTable(kept).catch(warn(kept.table));
    await this.tidyExports().catch(warn('export_versions'));
  }

  private async tidyTable({ table, expired, batch = BATCH }: Kept): Promise<void> {
    for (let deleted = batch; deleted === batch;) {
      const count = await inTransactionUnlessLocked(this.dataSource, RETENTION_LOCK, async (manager) => {
        const [, gone] = await manager.query<[unknown, number]>(
          `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${expired} LIMIT ${batch}))`,
        );
        return gone;
      });
      deleted = count ?? 0;
      this.logDeleted(table, deleted);
    }
  }

  /** Each brand under its lock, as an export is made: that may hold a line again which only an expired one held. */
  private async tidyExports(): Promise<void> {
    const brands = await this.dataSource.query<{ id: string }[]>(
      `SELECT DISTINCT brand_id AS id FROM export_versions WHERE ${IS_EXPIRED_EXPORT}`,
    );
    for (const { id } of brands) {
      const count = await inTransactionUnlessLocked(this.dataSource, RETENTION_LOCK, async (manager) => {
        await manager.query(LOCK_BRAND, [id]);
        const [, gone] = await manager.query<[unknown, number]>(
          `DELETE FROM export_versions WHERE brand_id = $1 AND ${IS_EXPIRED_EXPORT}`,
          [id],
        );
        await manager.query(DELETE_UNHELD_LINES, [id]);
        return gone;
      });
      this.logDeleted('export_versions', count ?? 0);
    }
  }

  private logDeleted(table: string, deleted: number): void {
    if (deleted > 0) this.logger.log({ message: 'expired rows were deleted', table, deleted });
  }
}
