import { isFinished, type Job } from '#contracts';
import { Announcements } from '#database';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { JobsService } from './jobs.service.js';

/** How long a lost announcement can delay an answer. */
const CHECK_EVERY_MS = 2_000;

/** Lets a synchronous call wait for the end of a job. */
@Injectable()
export class JobWaiter implements OnModuleDestroy {
  /** Ends the waits that are under way. */
  private readonly stops = new Set<() => void>();
  private stopping = false;

  constructor(
    private readonly jobs: JobsService,
    private readonly announcements: Announcements,
  ) {}

  /**
   * @param timeoutMs how long to wait at most
   * @returns the finished job; or `running` when the time was up, `gone` when its brand was deleted, `stopping` when
   *   this process was asked to stop
   */
  async untilFinished(jobId: string, timeoutMs: number): Promise<Job | 'running' | 'gone' | 'stopping'> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const changed = this.nextEnd(jobId, Math.min(CHECK_EVERY_MS, Math.max(0, deadline - Date.now())));
      const job = await this.jobs.find(jobId);
      if (!job || isFinished(job.status)) {
        changed.stop();
        return job ?? 'gone';
      }
      if (this.stopping) changed.stop();
      await changed.promise;
      if (this.stopping) return 'stopping';
      if (Date.now() >= deadline) return 'running';
    }
  }

  onModuleDestroy(): void {
    this.stopping = true;
    for (const stop of this.stops) stop();
  }

  /** Resolves when the job's end is announced, or after the given time. */
  private nextEnd(jobId: string, ms: number): { promise: Promise<void>; stop: () => void } {
    let stop: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      const timer = setTimeout(() => stop(), ms);
      const unsubscribe = this.announcements.onJobChange((change) => {
        if (change.jobId === jobId && (change.status === 'gone' || isFinished(change.status))) stop();
      });
      stop = () => {
        clearTimeout(timer);
        this.stops.delete(stop);
        unsubscribe();
        resolve();
      };
      this.stops.add(stop);
    });
    return { promise, stop };
  }
}
