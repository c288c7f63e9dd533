/** Items `from` ≤ ordinal < `to` of one generation. The queue carries ids; the rows are the truth. */
export interface GenerationChunk {
  jobId: string;
  /** The run of the job this chunk belongs to: 1, and one more for each retry. */
  run: number;
  from: number;
  to: number;
}

/** Every job that the queue may carry, with its payload. Handlers and producers are typed from here. */
export interface QueueJobs {
  'generation-chunk': GenerationChunk;
}

export type QueueJobName = keyof QueueJobs;

/** Which queue carries a job. The boot check compares this list with the handlers there are. */
export const JOB_QUEUES = {
  'generation-chunk': 'generation',
} as const satisfies Record<QueueJobName, string>;

export type QueueName = (typeof JOB_QUEUES)[QueueJobName];

export const QUEUE_NAMES = [...new Set(Object.values(JOB_QUEUES))] as QueueName[];
