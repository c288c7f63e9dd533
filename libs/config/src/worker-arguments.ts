/**
 * Node's arguments for a worker process. A worker needs some 60 MB of heap, however many runs there are; without a
 * limit, V8 assumes gigabytes and lets garbage pile up before it collects.
 */
export const WORKER_ARGUMENTS = ['--max-old-space-size=512'];
