import { LlmError } from '../errors.js';
import type { LlmAnswer, ReadingFault } from '../port.js';

const FAULTS: Readonly<Record<string, ReadingFault>> = {
  length: { code: 'cut-off', message: 'it was cut off at the limit of its length' },
  content_filter: { code: 'filtered', message: 'the AI server’s content filter held it back' },
};

/** An answer that was cut off because it is longer than any that could be used. */
export const TOO_LARGE: ReadingFault = { code: 'too-large', message: 'it is longer than 1 MB' };

/** A whole answer that is no JSON although it says so. It is paid for, so it is not asked for again for minutes. */
export const UNREADABLE: ReadingFault = {
  code: 'unreadable',
  message: 'it could not be read: it is no JSON',
};

/**
 * Reads text, usage and how the answer ended. Servers that only claim to be compatible leave parts out or send others,
 * so nothing is taken for granted.
 *
 * @param data what the server's JSON holds, or its text if it is not JSON
 * @throws LlmError when it is not a chat completion
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
 * Reads an error that came with the status 200, as some gateways forward those of the server behind them.
 *
 * @param data as above
 * @returns the status that the error contains, else 502, and the body; null for anything else
 */
export function readRefusal(data: unknown): { status: number; body: object } | null {
  const error = fieldOf(data, 'error');
  if (typeof error !== 'object' || error === null || Array.isArray(fieldOf(data, 'choices'))) return null;
  const code = Number(fieldOf(error, 'code'));
  return { status: code >= 400 && code <= 599 ? code : 502, body: { error } };
}

/** The text of a string, or of the text parts in a list, without the model's reasoning. */
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

/** Servers send fractions, strings and lists here. What cannot be a count is taken as 0. */
const tokenCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? Math.max(0, value) : 0;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
