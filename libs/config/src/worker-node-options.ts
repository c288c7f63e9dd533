/**
 * How a worker process is started, as `NODE_OPTIONS`. A worker needs some 60 MB of heap, however many runs there are.
 *
 * - Told nothing, V8 reckons with gigabytes and lets four times the live heap pile up before it collects
 *   (`MaxGrowingFactor` in its source): ten runs of 10,000 prompts took 275 MB.
 * - What belongs to a call lives as long as the model takes. In a larger nursery it dies there, instead of being copied
 *   twice and collected with everything else: 0.1 ms of processor time a prompt less, for 30 MB.
 */
export const WORKER_NODE_OPTIONS = '--max-old-space-size=512 --max-semi-space-size=32';
