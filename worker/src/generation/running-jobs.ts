import { isFinished } from '#contracts';
import { Announcements, JobEntity } from '#database';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';

interface Running {
  ended: AbortController;
  chunks: number;
}

/** The jobs this process works on, each with a signal that says: ask no more. */
@Injectable()
export class RunningJobs implements OnModuleInit {
  private readonly running = new Map<string, Running>();

  constructor(
    private readonly announcements: Announcements,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.announcements.onJobChange(({ jobId, status }) => {
      if (status === 'gone' || isFinished(status)) this.end(jobId);
    });
    this.announcements.onGap(() => void this.recheck().catch(() => undefined));
  }

  /** Joins the work on a job. `end` stops all that work on it here; call `leave` when the chunk is done. */
  join(jobId: string): { ended: AbortSignal; end: () => void; leave: () => void } {
    const known = this.running.get(jobId);
    // A job that is retried just after it was cancelled runs anew, while its last calls are still under way.
    const entry = known && !known.ended.signal.aborted ? known : { ended: new AbortController(), chunks: 0 };
    entry.chunks++;
    this.running.set(jobId, entry);
    return {
      ended: entry.ended.signal,
      end: () => entry.ended.abort(),
      leave: () => {
        if (--entry.chunks === 0 && this.running.get(jobId) === entry) this.running.delete(jobId);
      },
    };
  }

  /** Stops further calls for a job in this process at once. */
  end(jobId: string): void {
    this.running.get(jobId)?.ended.abort();
  }

  /** After a lost connection, a cancel may have gone unheard. */
  private async recheck(): Promise<void> {
    const ids = [...this.running.keys()];
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
