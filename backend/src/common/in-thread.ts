import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const HEAP_MB = 400;

/** Computes beside the event loop, one task at a time: each takes a processor for a while, and the API keeps the other. */
export class InThread<Task extends object, Outcome> {
  private last: Promise<unknown> = Promise.resolve();

  /** @param file URL of a module that calls `answerInThread` */
  constructor(private readonly file: URL) {}

  /** @throws what the thread threw; errors lose their class on the way */
  compute(task: Task): Promise<Outcome> {
    const turn = this.last.then(() => computeInThread<Outcome>(this.file, task));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

async function computeInThread<Outcome>(file: URL, task: object): Promise<Outcome> {
  const thread = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
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
 * What a thread's module does: its task comes from `InThread`, and its outcome goes back there. Nothing checks what crosses
 * between threads: the module says what its task is.
 */
export async function answerInThread(compute: (task: never) => unknown): Promise<void> {
  parentPort?.postMessage(await compute(workerData as never));
}
