import { LlmError } from '../errors.js';
import type { LlmAnswer, ReadingFault } from '../port.js';

const FAULTS: Readonly<Record<string, ReadingFault>> = {
  length: { code: 'cut-off', message: 'it was cut off at the limit of its length' },
  content_filter: { code: 'filtered', message: 'the AI server’s content filter held it back' },
};

/** An answer that was broken off because nobody could use all of it. */
export const TOO_LARGE: ReadingFault = { code: 'too-large', message: 'it is longer than 1 MB' };

/**
 * Reads text, usage and how the answer ended. Servers that only claim to be compatible leave parts out or send others, so
 * nothing is taken for granted.
 *
 * @param data what the server's JSON holds, or its text if it is no JSON
 * @throws LlmError when it is no chat completion at all
 */
export function readCompletion(data: unknown): Omit<LlmAnswer, 'rateLimit'> {
  const choices = fieldOf(data, 'choices');
  if (!Array.isArray(choices)) {
    throw new LlmError('The AI server’s answer was not a chat completion. Check OPENAI_BASE_URL.', {
      kind: 'final',
      status: 200,
    });
  }
  const choice: unknown = choices[0];
  const usage = fieldOf(data, 'usage');
  const fault = FAULTS[String(fieldOf(choice, 'finish_reason'))];
  return {
    text: textOf(fieldOf(fieldOf(choice, 'message'), 'content')),
    tokensIn: tokenCount(fieldOf(usage, 'prompt_tokens')),
    tokensOut: tokenCount(fieldOf(usage, 'completion_tokens')),
    ...(fault && { fault }),
  };
}

/**
 * Reads an error that came with the status 200, as some gateways send those of the server behind them.
 *
 * @param data as above
 * @returns the status that the error tells, else 502, and the body; null for anything else
 */
export function readRefusal(data: unknown): { status: number; body: object } | null {
  const error = fieldOf(data, 'error');
  if (typeof error !== 'object' || error === null || Array.isArray(fieldOf(data, 'choices'))) return null;
  const code = Number(fieldOf(error, 'code'));
  return { status: code >= 400 && code <= 599 ? code : 502, body: { error } };
}

/** A string, or a list of parts of which those with text count: not what the model thought before. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      const type = fieldOf(part, 'type') ?? 'text';
      const text = fieldOf(part, 'text');
      return (type === 'text' || type === 'output_text') && typeof text === 'string' ? text : '';
    })
    .join('');
}

/** Servers send fractions, strings and lists here. What cannot be a count is none. */
const tokenCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? Math.max(0, value) : 0;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
