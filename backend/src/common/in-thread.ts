import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const HEAP_MB = 400;

/** Computes outside the event loop, one task at a time: each occupies a processor, and the API needs another. */
export class InThread<Task extends object, Outcome> {
  private last: Promise<unknown> = Promise.resolve();

  /** @param file URL of a module that calls `answerInThread` */
  constructor(private readonly file: URL) {}

  /**
   * @param until ends the task when it aborts, so that the next one gets its turn
   * @throws what the thread threw; errors lose their class on the way. The reason of `until`
   */
  compute(task: Task, until?: AbortSignal): Promise<Outcome> {
    const turn = this.last.then(() => computeInThread<Outcome>(this.file, task, until));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

async function computeInThread<Outcome>(file: URL, task: object, until?: AbortSignal): Promise<Outcome> {
  until?.throwIfAborted();
  const thread = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const ended = new AbortController();
  const end = () => ended.abort(until?.reason);
  thread.once('exit', end);
  // Of a thread that is ended nobody awaits the error any more.
  thread.on('error', () => undefined);
  until?.addEventListener('abort', end);
  try {
    // `once` rejects when the thread fails, or ends without an outcome.
    const [outcome] = (await once(thread, 'message', { signal: ended.signal })) as [Outcome];
    return outcome;
  } catch (error) {
    until?.throwIfAborted();
    throw error;
  } finally {
    until?.removeEventListener('abort', end);
    await thread.terminate();
  }
}

/**
 * Runs in a thread's module: computes the task that `InThread` sent, and sends the outcome back. Types are not checked
 * across threads, so the module itself declares the type of its task.
 */
export async function answerInThread(compute: (task: never) => unknown): Promise<void> {
  parentPort?.postMessage(await compute(workerData as never));
}
