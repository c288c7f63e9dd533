import { parentPort, workerData } from 'node:worker_threads';
import { readSet } from '#domain';
import type { ReadingOutcome, ReadingTask } from './set-reader.js';

const { set, figure } = workerData as ReadingTask;
const { reading, questionsOf } = readSet(set);
parentPort!.postMessage({
  reading,
  questions: figure === null ? null : questionsOf(figure),
} satisfies ReadingOutcome);
