import { codeOf, messageOf } from '#domain';
import { APIConnectionError, APIError } from 'openai';
import { LlmError } from '../errors.js';
import { readRateLimit, readRetryAfter } from './rate-limit-headers.js';

/** The parts of the SDK's APIError that are read; its own type leaves the body open. */
interface ServerError {
  message: string;
  code: string | null | undefined;
  headers: { get(name: string): string | null } | undefined;
  error: { message?: unknown } | undefined;
}

const RETRYABLE_STATUSES = new Set([408, 409, 429]);
const ACCOUNT_IS_EMPTY = 'insufficient_quota';
const SERVER_TEXT_LIMIT = 300;

/** OpenAI reports this by a code, others by 402 Payment Required. */
const hasNoCredit = ({ code }: ServerError, status: number): boolean =>
  code === ACCOUNT_IS_EMPTY || status === 402;

/**
 * Turns what the SDK threw into an LlmError. Anything that is not caused by the server or the network is returned as it
 * is: a bug must not be retried for a quarter of an hour.
 */
export function toLlmError(error: unknown, context: { model: string; secret: string }): unknown {
  // A network error is an LlmError already; the SDK wraps anything else that is thrown there in the same way.
  if (error instanceof APIConnectionError) return error.cause ?? error;
  if (error instanceof APIError && typeof error.status === 'number')
    return statusError(error, error.status, context);
  return error;
}

/** Turns what was thrown between us and the server into an LlmError. A bug is returned as it is. */
export function toNetworkError(error: unknown): unknown {
  const code = codeOf(error);
  const isBug = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  if (error instanceof LlmError || (code === '' && isBug)) return error;
  // A compressed body that ends too early comes from a proxy in trouble.
  if (code.startsWith('Z_')) return unreadable(error);
  const detail = code || oneLine(messageOf(error));
  return new LlmError(
    `The AI server could not be reached (${detail}). Check OPENAI_BASE_URL and the network.`,
    {
      kind: 'retryable',
      status: null,
      cause: error,
    },
  );
}

export const tooLate = (cause: unknown): LlmError =>
  new LlmError('The AI server did not answer in time.', {
    kind: 'retryable',
    status: null,
    isTimeout: true,
    cause,
  });

const unreadable = (cause: unknown): LlmError =>
  new LlmError('The AI server sent an answer that could not be read.', {
    kind: 'retryable',
    status: null,
    cause,
  });

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, SERVER_TEXT_LIMIT);

function statusError(
  error: ServerError,
  status: number,
  context: { model: string; secret: string },
): LlmError {
  const isEmptyAccount = hasNoCredit(error, status);
  // No pause of minutes refills an account: retrying would only hide the reason.
  const isRetryable = !isEmptyAccount && (RETRYABLE_STATUSES.has(status) || status >= 500);
  const { headers } = error;
  return new LlmError(reasonOf(error, status, context), {
    kind: isRetryable ? 'retryable' : 'final',
    status,
    retryAfterMs: headers ? readRetryAfter(headers) : null,
    rateLimit: headers ? readRateLimit(headers) : undefined,
    concernsAllItems:
      isEmptyAccount ||
      status === 401 ||
      status === 403 ||
      status === 404 ||
      error.code === 'model_not_found',
    // The SDK's error holds the server's own text, which may repeat the key: it is not kept as the cause.
  });
}

function reasonOf(
  error: ServerError,
  status: number,
  { model, secret }: { model: string; secret: string },
): string {
  if (hasNoCredit(error, status))
    return 'The AI account has no credit left. Check its plan and billing, then retry.';
  if (status === 401) return 'The AI server refused the key. Check OPENAI_API_KEY.';
  if (status === 403)
    return 'The AI server does not allow this key to use the model. Check the key’s permissions.';
  if (status === 404) {
    return `The AI server knows no model "${model}" at this address. Check OPENAI_MODEL and OPENAI_BASE_URL.`;
  }
  if (status === 429) return 'The AI server’s rate limit was reached.';
  if (status >= 500) return `The AI server failed (status ${status}).`;
  return `The AI server refused the request (status ${status}): ${serverText(error, secret)}`;
}

/** The server's own words as a sentence, without the key, which some servers repeat. */
function serverText(error: ServerError, secret: string): string {
  const reported = error.error?.message;
  const text = typeof reported === 'string' ? reported : error.message;
  const clean = secret === '' ? text : text.replaceAll(secret, '…');
  return oneLine(clean).replace(/(?<![.!?…])$/, '.');
}
