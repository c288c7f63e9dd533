/**
 * How a worker process is started, as `NODE_OPTIONS`. A worker needs some 60 MB of heap, however many runs there are.
 * Told nothing, V8 reckons with gigabytes and lets four times the live heap pile up before it collects (`Heap::MaxGrowingFactor`
 * in its source): ten runs of 10,000 took 275 MB, and take 160 MB with this. Collecting more often costs nothing measurable.
 */
export const WORKER_NODE_OPTIONS = '--max-old-space-size=512';
