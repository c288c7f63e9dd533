import { messageOf } from '#domain';
import { LIMITS } from '#contracts';
import { inTransactionUnlessLocked } from '#database';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const EVERY_MS = 60 * 60_000;
const RETENTION_LOCK = 7_306_003;
/** Rows per statement, so that a deletion of millions holds nobody up. */
const BATCH = 1_000;
/** The same for jobs: each may have 10,000 items, results and drafts that go with it. */
const JOBS_BATCH = 20;

const MONTH_AGO = `now() - interval '${LIMITS.keptDays} days'`;

interface Kept {
  table: string;
  expired: string;
  batch?: number;
  /** Runs after some were deleted. */
  then?: string;
}

/** Lines of exports that no version holds any more. An export also deletes those of its own brand. */
const DROP_LINES = `
  DELETE FROM export_rows r WHERE NOT EXISTS (
    SELECT FROM (SELECT unnest(row_ids) AS id FROM export_versions) AS held WHERE held.id = r.id)`;

/**
 * What is kept, and for how long. Items and results are deleted with their job; sessions are deleted by the API.
 */
const KEPT: Kept[] = [
  {
    table: 'jobs',
    batch: JOBS_BATCH,
    // Deleted with its drafts, but not while somebody works on them, or may restore one.
    expired: `finished_at < ${MONTH_AGO} AND NOT EXISTS (
      SELECT FROM drafts d WHERE d.job_id = jobs.id AND d.updated_at > ${MONTH_AGO})`,
  },
  { table: 'deleted_prompts', expired: `deleted_at < ${MONTH_AGO}` },
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
  {
    table: 'export_versions',
    expired: `created_at < now() - interval '${LIMITS.exportVersions.keptDays} days'`,
    then: DROP_LINES,
  },
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
    for (const kept of KEPT)
      await this.tidyTable(kept).catch((error: unknown) =>
        this.logger.warn(`${kept.table} were not tidied, will try again: ${messageOf(error)}`),
      );
  }

  private async tidyTable({ table, expired, batch = BATCH, then }: Kept): Promise<void> {
    for (let deleted = batch; deleted === batch;) {
      const count = await inTransactionUnlessLocked(this.dataSource, RETENTION_LOCK, async (manager) => {
        const [, gone] = await manager.query<[unknown, number]>(
          `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${expired} LIMIT ${batch}))`,
        );
        if (gone > 0 && then) await manager.query(then);
        return gone;
      });
      deleted = count ?? 0;
      if (deleted > 0) this.logger.log({ message: 'expired rows were deleted', table, deleted });
    }
  }
}
