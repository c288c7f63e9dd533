import { setMaxListeners } from 'node:events';
import { JobStore, WorkClaims } from '#database';
import { LlmError } from '#llm';
import { type Delivery, type GenerationChunk, HandlesJob, type JobHandler, type Outcome } from '#queue';
import { Injectable, Logger } from '@nestjs/common';
import { ItemWriter } from './item-writer.js';
import { reasonToLeaveOut } from './left-out.js';
import { RunningJobs } from './running-jobs.js';

/** Writes the missing items of one chunk. Running it again, or twice at once, stores nothing twice. */
@Injectable()
@HandlesJob('generation-chunk')
export class GenerationChunkHandler implements JobHandler<'generation-chunk'> {
  private readonly logger = new Logger('Generation');

  constructor(
    private readonly store: JobStore,
    private readonly claims: WorkClaims,
    private readonly running: RunningJobs,
    private readonly writer: ItemWriter,
  ) {}

  async handle(chunk: GenerationChunk, delivery: Delivery): Promise<Outcome> {
    const release = await this.claims.claim(`${chunk.jobId}/${chunk.from}`);
    if (!release) return 'elsewhere';
    try {
      return await this.write(chunk, delivery);
    } finally {
      await release();
    }
  }

  private async write({ jobId, run, from, to }: GenerationChunk, { stopping }: Delivery): Promise<Outcome> {
    // Joined first, so that a cancel between joining and reading is not missed.
    const { ended, end, leave } = this.running.join(jobId, run);
    try {
      const [job, items] = await Promise.all([
        this.store.begin(jobId),
        this.store.missingItems(jobId, from, to),
      ]);
      if (job?.run !== run) return 'finished';
      const planned = items.map(({ item }) => item);
      const [rules, deletedIds, overtaken] = await Promise.all([
        this.store.rules(job, planned),
        this.store.deletedIds(job, planned),
        this.store.overtaken(jobId, items),
      ]);
      const signal = AbortSignal.any([stopping, ended]);
      // Every waiting item of the chunk adds a listener, which Node would otherwise report as a leak.
      setMaxListeners(0, signal);
      const writing = items.map(({ ordinal, item }) => {
        const reason = overtaken.get(ordinal) ?? reasonToLeaveOut(item, { rules, deletedIds });
        if (reason !== null) return this.writer.leaveOut(jobId, ordinal, reason);
        return this.writer.write(job, ordinal, item, signal).catch((error: unknown) => {
          // It concerns every item: the others of this job must not ask in vain.
          if (error instanceof LlmError) end();
          throw error;
        });
      });
      const faults = (await Promise.allSettled(writing)).flatMap((one): unknown[] =>
        one.status === 'rejected' ? [one.reason] : [],
      );
      const fatal = faults.find((fault) => fault instanceof LlmError);
      if (fatal) {
        const { requestId } = job;
        this.logger.error({ message: `run failed: ${fatal.reason}`, jobId, requestId });
        await this.store.fail(job, fatal.reason);
      } else if (faults.length > 0) throw faults[0];
      else if (items.length === 0) await this.store.finish(jobId);
      this.logger.log({
        message: 'chunk done',
        jobId,
        requestId: job.requestId,
        from,
        to,
        items: items.length,
      });
      return stopping.aborted && !ended.aborted ? 'unfinished' : 'finished';
    } finally {
      leave();
    }
  }
}
