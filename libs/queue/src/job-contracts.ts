/** Items `from` ≤ ordinal < `to` of one generation. The queue carries ids; the rows are the truth. */
export interface GenerationChunk {
  jobId: string;
  /** The run of the job this chunk belongs to: 1, and one more for each retry. */
  run: number;
  from: number;
  to: number;
}

/** The rows of one job that are still to be drawn. */
export interface SampledRows {
  jobId: string;
  run: number;
}

/** Every job that the queue may carry, with its payload. Handlers and producers are typed from here. */
export interface QueueJobs {
  /** Draws the rows of a sampled generation, whose chunks follow. */
  'generation-sample': SampledRows;
  'generation-chunk': GenerationChunk;
  /** Draws the rows of a structured file and builds it. */
  'csv-build': SampledRows;
}

export type QueueJobName = keyof QueueJobs;

/** Which queue carries a job. The boot check compares this list with the handlers there are. */
export const JOB_QUEUES = {
  'generation-sample': 'generation',
  'generation-chunk': 'generation',
  'csv-build': 'csv',
} as const satisfies Record<QueueJobName, string>;

export type QueueName = (typeof JOB_QUEUES)[QueueJobName];

export const QUEUE_NAMES = [...new Set<QueueName>(Object.values(JOB_QUEUES))];
