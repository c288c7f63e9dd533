import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * Computes something beside the event loop.
 *
 * @param file URL of a module that calls `answerInThread`
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

/**
 * What a thread's module does: its task comes from `inThread`, and its outcome goes back there. Nothing checks what crosses
 * between threads: the module says what its task is.
 */
export async function answerInThread(compute: (task: never) => unknown): Promise<void> {
  parentPort?.postMessage(await compute(workerData as never));
}
