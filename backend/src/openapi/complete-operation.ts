import { MESSAGES } from '#contracts';
import { ANSWER, type AnswerNote, CONFLICT, PUBLIC } from './answers.js';

interface Answer {
  description: string;
  content?: Record<string, object>;
  headers?: Record<string, object>;
}

/** The parts of an operation of the document that are used here. */
export interface Operation {
  summary?: string;
  operationId?: string;
  parameters?: { in: string; name: string }[];
  requestBody?: object;
  responses: Record<string, Answer>;
  security?: object[];
}

/** An operation as the decorators left it. */
export interface NotedOperation extends Operation {
  [ANSWER]?: AnswerNote;
  [CONFLICT]?: string;
  [PUBLIC]?: boolean;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const refusal = (statusCode: number, message: string): { statusCode: number; answer: Answer } => ({
  statusCode,
  answer: {
    description: message,
    content: json(ref('ApiError'), { statusCode, message, error: message }),
  },
});

/** Adds what an operation answers, and the errors with which it may refuse. */
export function completeOperation(path: string, method: string, noted: NotedOperation): Operation {
  const { [ANSWER]: note, [CONFLICT]: conflict, [PUBLIC]: isPublic = false, ...operation } = noted;
  const usual = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200';
  const answers = note ? answersOf(note, usual) : operation.responses;
  const startsJob = typeof note === 'object' && note.job;
  const clash = conflict ?? (startsJob ? 'The Idempotency-Key was used with another body.' : undefined);
  const refusals = path.startsWith('/api/') ? refusalsOf(path, method, operation, isPublic, clash) : {};
  return { ...operation, ...(isPublic && { security: [] }), responses: { ...answers, ...refusals } };
}

function answersOf(note: AnswerNote, usual: string): Operation['responses'] {
  if (note === 'csv')
    return {
      '200': {
        description: 'The file: RFC 4180, UTF-8, CRLF.',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    };
  const { name, list, job, upsert } = note;
  const schema = list ? { type: 'array', items: ref(name) } : ref(name);
  const done: Answer = { description: 'Done.', content: json(schema) };
  if (upsert)
    return {
      '200': { ...done, description: upsert },
      '201': { ...done, description: 'It is new.' },
    };
  if (!job) return { [usual]: done };
  return {
    '200': { ...done, description: 'The job ended, with at least one good item or none requested.' },
    '202': {
      description: 'With `Prefer: respond-async`: the job was accepted.',
      headers: { Location: { description: 'The job.', schema: { type: 'string' } } },
      content: json(ref('GenerationAccepted')),
    },
    '502': refusal(502, '4 of 4 prompts failed. Retry to ask for just those again.').answer,
    '504': refusal(504, 'This takes longer than a call can wait, and goes on.').answer,
  };
}

function refusalsOf(
  path: string,
  method: string,
  { requestBody }: Operation,
  isPublic: boolean,
  conflict: string | undefined,
): Operation['responses'] {
  const refusals = [
    // Also for calls without input: a URL may contain what is not valid text.
    refusal(400, 'The request is not valid.'),
    isPublic
      ? path.endsWith('/login') && refusal(401, MESSAGES.wrongPassword)
      : refusal(401, MESSAGES.notSignedIn),
    method !== 'get' && refusal(403, MESSAGES.foreignOrigin),
    /\{|\/batch$/.test(path) && refusal(404, MESSAGES.brandNotFound),
    conflict && refusal(409, conflict),
    requestBody && refusal(413, 'The request is too large.'),
    path.endsWith('/login') && refusal(429, 'Too many failed attempts. Please try again in 30 seconds.'),
    refusal(503, MESSAGES.databaseAway),
  ];
  return Object.fromEntries(
    refusals.flatMap((one) => (typeof one === 'object' ? [[one.statusCode, one.answer]] : [])),
  );
}
