import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FoundQuestion, SetQuestion, SetReading } from '#domain';
import { Injectable } from '@nestjs/common';

export interface ReadingTask {
  set: SetQuestion[];
  /** Whose questions are wanted, if any. */
  figure: string | null;
}

export interface ReadingOutcome {
  reading: SetReading;
  /** Null when the set has no such figure. */
  questions: FoundQuestion[] | null;
}

/** Reads sets beside the event loop, one at a time: a large one takes a second of a processor. */
@Injectable()
export class SetReader {
  private last: Promise<unknown> = Promise.resolve();

  read(task: ReadingTask): Promise<ReadingOutcome> {
    const turn = this.last.then(() => inThread(task));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

async function inThread(task: ReadingTask): Promise<ReadingOutcome> {
  const thread = new Worker(new URL('./reading.thread.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 400 },
  });
  try {
    // `once` rejects when the thread fails.
    const [outcome] = (await once(thread, 'message')) as [ReadingOutcome];
    return outcome;
  } finally {
    await thread.terminate();
  }
}
