import type { AnswerTypes, DeletedAnswer, GenerationAccepted } from '#contracts';
import { ApiExtension } from '@nestjs/swagger';
import type { JsonList } from '../common/whole-list.js';

interface JsonNote {
  name: keyof AnswerTypes;
  list?: true;
  /** It starts a job: 202 with `Prefer: respond-async`, and 502 and 504 while it waits. */
  job?: true;
  /** 201 when it is new; 200 otherwise, for which this text says what happened. */
  upsert?: string;
}

/** What a route declares about its answer, for the API's description: which JSON it is, or that it is a CSV file. */
export type AnswerNote = JsonNote | 'csv';

export const ANSWER = 'x-answer';
export const CONFLICT = 'x-conflict';
export const PUBLIC = 'x-public';

type Handler<Answer> = (...args: never[]) => Answer | Promise<Answer>;
/** A decorator that only fits handlers with this answer, so that a wrong declaration does not compile. */
type AnswerDecorator<Answer> = <Method extends Handler<Answer>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

const note = (answer: AnswerNote): MethodDecorator => ApiExtension(ANSWER, answer);

export const Answers = <Name extends keyof AnswerTypes>(name: Name): AnswerDecorator<AnswerTypes[Name]> =>
  note({ name });

export const AnswersList = <Name extends keyof AnswerTypes>(
  name: Name,
): AnswerDecorator<AnswerTypes[Name][] | JsonList<AnswerTypes[Name]>> => note({ name, list: true });

/** 201 when it is new; 200 when it was replaced, or what `otherwise` says. */
export const AnswersUpsert = <Name extends keyof AnswerTypes>(
  name: Name,
  otherwise = 'It was replaced.',
): AnswerDecorator<AnswerTypes[Name]> => note({ name, upsert: otherwise });

/** What a deletion of one thing answers. */
export const DELETED: DeletedAnswer = { success: true };

/** 200 with the result, or 202 with the job. */
export const AnswersJob = <Name extends keyof AnswerTypes>(
  name: Name,
): AnswerDecorator<AnswerTypes[Name] | GenerationAccepted> => note({ name, job: true });

/** A CSV file. */
export const AnswersCsv = (): AnswerDecorator<unknown> => note('csv');

/** 409, and why. */
export const Conflicts = (why: string): MethodDecorator => ApiExtension(CONFLICT, why);
