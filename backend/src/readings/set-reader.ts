import type { FoundQuestion, SetQuestion, SetReading } from '#domain';
import { Injectable } from '@nestjs/common';
import { InThread } from '../common/in-thread.js';

export interface ReadingTask {
  set: SetQuestion[];
  /** The figure whose questions are asked for, if any. */
  figure: string | null;
}

export interface ReadingOutcome {
  reading: SetReading;
  /** Null when the set has no such figure. */
  questions: FoundQuestion[] | null;
}

/** Reads sets in a thread, because a large one takes a second of processor time. */
@Injectable()
export class SetReader {
  private readonly thread = new InThread<ReadingTask, ReadingOutcome>(
    new URL('./reading.thread.js', import.meta.url),
  );

  read(task: ReadingTask, until: AbortSignal): Promise<ReadingOutcome> {
    return this.thread.compute(task, until);
  }
}
