import { setTimeout } from 'node:timers/promises';
import { messageOf } from '#domain';
import { inTransactionUnlessLocked, JobStore, type OpenWork } from '#database';
import { JobProducer } from '#queue';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const EVERY_MS = 2_000;
/** A job that has shown no sign of life for this long is checked. */
const QUIET_MS = 4_000;
const SWEEP_LOCK = 7_306_002;
/** A job that was found in order is checked again after this long, and after twice as long each time. */
const NEXT_CHECK_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;
/** Checks per sweep, because a sweep holds the lock and a connection. */
const CHECKS_A_SWEEP = 50;

/** How long a sweep waits for the queue: a worker that is cut off from it would hold the lock, and no other could sweep. */
const QUEUE_LIMIT_MS = 10_000;

type QuietJob = Omit<OpenWork, 'missing'>;

/** @throws Error when the queue has not answered in time */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    setTimeout(QUEUE_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error('The queue does not answer.');
    }),
  ]);

/**
 * Restores work that is missing from the queue although its rows say it should be there: the API died between commit
 * and enqueueing, the queue was down, or it lost its data. Each worker has a timer for this, because a schedule kept in
 * the queue would be lost with it; a lock lets one sweep run at a time.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Sweeper');
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  /** Deliveries that had failed at the last sweep. */
  private failed = 0;
  /** When each of the quiet jobs is checked next. */
  private checks = new Map<string, { at: number; pause: number }>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: JobStore,
    private readonly producer: JobProducer,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // While the queue is down a sweep waits for it, so no second one is started.
      this.sweeping ??= this.sweep()
        .catch((error: unknown) => this.logger.warn(`sweep failed, will try again: ${messageOf(error)}`))
        .finally(() => (this.sweeping = undefined));
    }, EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * Checks the quiet jobs that are due, unless another process is doing so. Most are quiet because many wait or the
   * model is slow, and checking one means reading which items it is missing: so each is checked less and less often,
   * unless a delivery has failed, or the queue holds so little that it must have lost something.
   */
  async sweep(): Promise<void> {
    await inTransactionUnlessLocked(this.dataSource, SWEEP_LOCK, async () => {
      const quiet = await this.store.quiet(QUIET_MS);
      this.checks = new Map(
        quiet.flatMap(({ jobId }) => {
          const known = this.checks.get(jobId);
          return known ? [[jobId, known]] : [];
        }),
      );
      if (quiet.length === 0) return;
      const { pending, failed } = await inTime(this.producer.totals());
      const hasLost = pending < quiet.length || failed > this.failed;
      const due = quiet
        .filter(({ jobId }) => hasLost || this.nextCheckAt(jobId) <= Date.now())
        .sort((a, b) => this.nextCheckAt(a.jobId) - this.nextCheckAt(b.jobId))
        .slice(0, CHECKS_A_SWEEP);
      if (due.length > 0) {
        const live = await inTime(this.producer.live());
        for (const job of due) await this.check(job, live);
      }
      // Only now: after a sweep that broke off, the next one has the same reason to check.
      this.failed = failed;
    });
  }

  private async check(job: QuietJob, live: ReadonlySet<string>): Promise<void> {
    const { jobId } = job;
    const before = this.checks.get(jobId);
    // Before the check, which may fail: then the others come first in the next sweep.
    this.pause(jobId, before ? Math.min(2 * before.pause, LONGEST_PAUSE_MS) : NEXT_CHECK_MS);
    const missing = job.unsampled ? [] : await this.store.missing(jobId);
    if (!job.unsampled && missing.length === 0) await this.store.finish(jobId);
    const restored = await inTime(this.producer.restore({ ...job, missing }, live));
    if (restored === 0) return;
    this.pause(jobId, NEXT_CHECK_MS);
    this.logger.warn({ message: 'work was not in the queue and was restored', jobId, restored });
  }

  private pause(jobId: string, pause: number): void {
    this.checks.set(jobId, { at: Date.now() + pause, pause });
  }

  private nextCheckAt(jobId: string): number {
    return this.checks.get(jobId)?.at ?? 0;
  }
}
