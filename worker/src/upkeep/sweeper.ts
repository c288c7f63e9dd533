import { JobStore } from '#database';
import { JobProducer } from '#queue';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const EVERY_MS = 2_000;
/** A job that showed no sign of life for this long is looked at. */
const QUIET_MS = 4_000;
const SWEEP_LOCK = 7_306_002;

/**
 * Puts into the queue what is not there although its rows say it should be: the API died between commit
 * and enqueueing, the queue was down, or it lost its data. A timer of each worker, for a schedule kept in
 * the queue would be lost with it; a lock lets one sweep at a time.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Sweeper');
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: JobStore,
    private readonly producer: JobProducer,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // While the queue is down a sweep waits for it: do not pile up more.
      this.sweeping ??= this.sweep()
        .catch((error: unknown) =>
          this.logger.warn(`sweep failed, will try again: ${(error as Error).message}`),
        )
        .finally(() => (this.sweeping = undefined));
    }, EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Looks at all quiet jobs once, unless another process is doing so. */
  async sweep(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<{ mine: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
        SWEEP_LOCK,
      ]);
      if (!row?.mine) return;
      for (const work of await this.store.stale(QUIET_MS)) {
        const { jobId } = work;
        if (!work.unsampled && work.missing.length === 0) await this.store.finish(jobId);
        const restored = await this.producer.restore(work);
        if (restored > 0)
          this.logger.warn({ message: 'work was not in the queue and was restored', jobId, restored });
      }
    });
  }
}
