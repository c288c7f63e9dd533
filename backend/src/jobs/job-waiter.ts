import { isFinished, type Job } from '#contracts';
import { Announcements } from '#database';
import { Injectable } from '@nestjs/common';
import { JobsService } from './jobs.service.js';

/** How long a lost announcement can delay an answer. */
const CHECK_EVERY_MS = 2_000;

/** Lets a synchronous call wait for the end of a job. */
@Injectable()
export class JobWaiter {
  constructor(
    private readonly jobs: JobsService,
    private readonly announcements: Announcements,
  ) {}

  /**
   * @param timeoutMs how long to wait at most
   * @returns the finished job; or `running` when the time was up, `gone` when its brand was deleted
   */
  async untilFinished(jobId: string, timeoutMs: number): Promise<Job | 'running' | 'gone'> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const changed = this.nextEnd(jobId, Math.min(CHECK_EVERY_MS, Math.max(0, deadline - Date.now())));
      const job = await this.jobs.find(jobId);
      if (!job || isFinished(job.status)) {
        changed.stop();
        return job ?? 'gone';
      }
      await changed.promise;
      if (Date.now() >= deadline) return 'running';
    }
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
        unsubscribe();
        resolve();
      };
    });
    return { promise, stop };
  }
}
