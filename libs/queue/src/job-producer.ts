import type { BulkJobOptions, Queue } from 'bullmq';
import { JOB_QUEUES, type QueueJobName, type QueueJobs, type QueueName } from './job-contracts.js';

/**
 * Items per chunk. Several chunks are open at once in a worker, so that one slow or backing-off item never holds up the
 * others; one queue job per prompt was measured at 1.25 to 1.4 × the ideal time.
 */
export const CHUNK_SIZE = 50;
/** The last items of a run come in smaller chunks, so that several workers end at the same time. */
const LAST_ITEMS = 200;
const LAST_CHUNK_SIZE = 25;

/** What is to be delivered for a job. */
export interface Work {
  jobId: string;
  /** 1, and one more for each retry. */
  run: number;
  kind: string;
  /** Its rows are still to be drawn. */
  unsampled: boolean;
  /** How many items it has, with a result or without. */
  items: number;
  /** Its items without a result, ascending. */
  missing: readonly number[];
}

interface QueuedJob {
  name: QueueJobName;
  data: QueueJobs[QueueJobName];
  opts: BulkJobOptions & { jobId: string };
}

/** Puts generations into the queues. Adding what is there already changes nothing. */
export class JobProducer {
  constructor(private readonly queues: Record<QueueName, Queue>) {}

  async add(work: Work): Promise<void> {
    const [first, ...rest] = queuedJobs(work);
    // Work begins with the first while the others are being written.
    if (first) await this.put([first]);
    await this.put(rest);
  }

  /** How many deliveries there are in all queues: those that wait, run or are delayed, and those that failed. */
  async totals(): Promise<{ pending: number; failed: number }> {
    const counts = await Promise.all(Object.values(this.queues).map(countsOf));
    const sum = (states: readonly string[]) =>
      counts.reduce((all, each) => states.reduce((part, state) => part + (each[state] ?? 0), all), 0);
    return { pending: sum(PENDING), failed: sum(['failed']) };
  }

  /** The ids of all deliveries that wait or run, in one call per queue. */
  async live(): Promise<Set<string>> {
    const ids = await Promise.all(
      Object.values(this.queues).map((queue) => queue.getRanges(['waiting', 'prioritized', 'active'], 0, -1)),
    );
    return new Set(ids.flat());
  }

  /**
   * For the sweeper: adds what the queue has lost (it was down, or was wiped), or considers finished although something
   * is missing. What waits or runs is left alone; what is delayed is brought forward.
   *
   * @param live what `live` returned just before; deliveries in it are not looked up one by one
   * @returns how many were added
   */
  async restore(work: Work, live: ReadonlySet<string> = new Set()): Promise<number> {
    const lost: QueuedJob[] = [];
    for (const job of queuedJobs(work)) {
      if (live.has(job.opts.jobId)) continue;
      const known = await this.queues[JOB_QUEUES[job.name]].getJob(job.opts.jobId);
      const state = known ? await known.getState() : 'unknown';
      // Delayed after a failure, or by a process whose clock is ahead, but needed now.
      if (state === 'delayed') await known?.promote();
      else if (state === 'completed' || state === 'failed') await known?.remove();
      else if (state !== 'unknown') continue;
      if (state !== 'delayed') lost.push(job);
    }
    await this.put(lost);
    return lost.length;
  }

  /** Jobs by state, such as `{waiting: 3, active: 8}`, of one queue. */
  counts(queue: QueueName): Promise<Record<string, number>> {
    return countsOf(this.queues[queue]);
  }

  /** All jobs of one call are for the same queue. */
  private async put(jobs: readonly QueuedJob[]): Promise<void> {
    const [first] = jobs;
    if (first) await this.queues[JOB_QUEUES[first.name]].addBulk([...jobs]);
  }
}

const PENDING = ['waiting', 'prioritized', 'active', 'delayed'] as const;

const countsOf = (queue: Queue): Promise<Record<string, number>> => queue.getJobCounts(...PENDING, 'failed');

function queuedJobs({ jobId, run, kind, unsampled, items, missing }: Work): QueuedJob[] {
  if (unsampled) {
    const name = kind === 'csv' ? 'csv-build' : 'generation-sample';
    return [{ name, data: { jobId, run }, opts: { jobId: `${jobId}_${run}_sample`, priority: 1 } }];
  }
  const starts = new Set(missing.map((ordinal) => ordinal - (ordinal % chunkSize(ordinal, items))));
  return [...starts].map((from) => ({
    name: 'generation-chunk',
    data: { jobId, run, from, to: from + chunkSize(from, items) },
    opts: {
      jobId: `${jobId}_${run}_${from}`,
      // The first chunks of every job go before the later ones of any: a short run need not wait for a long one.
      priority: 1 + Math.floor(from / CHUNK_SIZE),
    },
  }));
}

/**
 * The size of an item's chunk. It depends on the run's length alone, so that a later delivery makes the same chunks.
 */
function chunkSize(ordinal: number, items: number): number {
  const large = Math.max(0, Math.floor((items - LAST_ITEMS) / CHUNK_SIZE));
  return ordinal < large * CHUNK_SIZE ? CHUNK_SIZE : LAST_CHUNK_SIZE;
}
