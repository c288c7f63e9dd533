import type { FoundQuestion, SetQuestion, SetReading } from '#domain';
import { Injectable } from '@nestjs/common';
import { inThread } from '../common/in-thread.js';

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

const THREAD = new URL('./reading.thread.js', import.meta.url);
const HEAP_MB = 400;

/** Reads sets beside the event loop, one at a time: a large one takes a second of a processor. */
@Injectable()
export class SetReader {
  private last: Promise<unknown> = Promise.resolve();

  read(task: ReadingTask): Promise<ReadingOutcome> {
    const turn = this.last.then(() => inThread<ReadingOutcome>(THREAD, task, HEAP_MB));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
