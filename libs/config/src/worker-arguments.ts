/**
 * What Node is told when it starts a worker process. A worker needs some 60 MB of heap, however many runs there are; told
 * nothing, V8 reckons with gigabytes and lets garbage pile up before it collects.
 */
export const WORKER_ARGUMENTS = ['--max-old-space-size=512'];
