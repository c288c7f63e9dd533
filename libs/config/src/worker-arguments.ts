/**
 * What Node is told when it starts a worker process: how V8 keeps house. As arguments, for `NODE_OPTIONS` takes only some.
 * A worker needs some 60 MB of heap, however many runs there are.
 *
 * - The old generation is bounded: told nothing, V8 reckons with gigabytes and lets four times the live heap pile up
 *   before it collects (`MaxGrowingFactor` in its source): ten runs of 10,000 prompts took 275 MB.
 * - The nursery is large, and stays as it is: not small after a pause, and not larger in a run. What belongs to a call
 *   lives as long as the model takes; here it dies young instead of being copied twice: 0.1 ms of processor time a prompt
 *   less. A nursery of 32 MB spares no more, and takes 30 MB.
 * - One helper thread: V8's usual four share a small collection, and spin while they wait for each other, for up to
 *   0.25 ms a prompt.
 * - What is compiled is kept. Told nothing, V8 collects while a process idles, and drops all code that was made for kinds
 *   of objects of which none is left; between two runs that is everything that writes a prompt. A run after a pause
 *   began with compiling a hundred functions: 0.8 s, as much as 800 prompts take (`--trace-deopt` says "marking dependent
 *   code", `--trace-gc` says "reduce").
 */
export const WORKER_ARGUMENTS = [
  '--max-old-space-size=512',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--v8-pool-size=1',
  '--no-memory-reducer',
  '--retain-maps-for-n-gc=1000000',
];
