import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Computes something beside the event loop.
 *
 * @param file URL of a module that takes `workerData` and posts its outcome once
 * @throws what the thread threw; errors lose their class on the way
 */
export async function inThread<Outcome>(file: URL, task: object, heapMb: number): Promise<Outcome> {
  const thread = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  try {
    // `once` rejects when the thread fails.
    const [outcome] = (await once(thread, 'message')) as [Outcome];
    return outcome;
  } finally {
    await thread.terminate();
  }
}
