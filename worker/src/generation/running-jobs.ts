import { isFinished } from '#contracts';
import { messageOf } from '#domain';
import { Announcements, JobEntity } from '#database';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';

const RECHECK_MS = 1_000;

interface Running {
  jobId: string;
  /** Each retry is another run of the job. */
  run: number;
  ended: AbortController;
  chunks: number;
}

/** The runs of jobs that this process works on, each with a signal to ask for nothing more. */
@Injectable()
export class RunningJobs implements OnModuleInit {
  private readonly logger = new Logger('Jobs');
  private readonly running = new Set<Running>();

  constructor(
    private readonly announcements: Announcements,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.announcements.onJobChange(({ jobId, status }) => {
      if (status === 'gone' || isFinished(status)) this.end(jobId);
    });
    this.announcements.onGap(() => this.recheck());
  }

  /**
   * Joins the work on a run of a job. `end` stops all work on this run in this process; call `leave` when the chunk is
   * done.
   *
   * A job that is retried just after it was cancelled begins its next run while its last calls are still under way.
   */
  join(jobId: string, run: number): { ended: AbortSignal; end: () => void; leave: () => void } {
    const known = [...this.running].find((one) => one.jobId === jobId && one.run === run);
    const entry = known ?? { jobId, run, ended: new AbortController(), chunks: 0 };
    entry.chunks++;
    this.running.add(entry);
    return {
      ended: entry.ended.signal,
      end: () => entry.ended.abort(),
      leave: () => {
        if (--entry.chunks === 0) this.running.delete(entry);
      },
    };
  }

  /** Stops further calls for a job in this process at once. */
  end(jobId: string): void {
    for (const one of this.running) if (one.jobId === jobId) one.ended.abort();
  }

  /** A cancel may have been missed while the connection was lost: looks until the database answers. */
  private recheck(): void {
    this.endFinished().catch((error: unknown) => {
      this.logger.warn(`jobs could not be checked for a cancel, will try again: ${messageOf(error)}`);
      setTimeout(() => this.recheck(), RECHECK_MS).unref();
    });
  }

  private async endFinished(): Promise<void> {
    const ids = [...new Set([...this.running].map(({ jobId }) => jobId))];
    const rows = await this.dataSource.manager.find(JobEntity, {
      where: { id: In(ids) },
      select: { id: true, status: true },
    });
    const status = new Map(rows.map((row) => [row.id, row.status]));
    for (const id of ids) {
      const known = status.get(id);
      if (!known || isFinished(known)) this.end(id);
    }
  }
}
