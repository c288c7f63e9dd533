import { readSet } from '#domain';
import { answerInThread } from '../common/in-thread.js';
import type { ReadingOutcome, ReadingTask } from './readings.service.js';

await answerInThread(({ set, figure }: ReadingTask): ReadingOutcome => {
  const { reading, questionsOf } = readSet(set);
  return { reading, questions: figure === null ? null : questionsOf(figure) };
});
