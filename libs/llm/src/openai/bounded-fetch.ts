import { codeOf } from '#domain';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Agent, request } from 'undici';
import { LlmError } from '../errors.js';
import { tooLate, toNetworkError } from './openai-errors.js';

/** A longer answer cannot be a question of 400 characters, and must not fill the memory. */
const LONGEST_ANSWER_BYTES = 1_000_000;
/** Long enough that the next run finds its connections open, if the server keeps them. */
const IDLE_CONNECTION_MS = 30_000;
/** The headers of an answer that are read. Any other may contain what `Headers` does not accept. */
const READ_HEADERS = /^(content-type|retry-after|retry-after-ms|x-request-id|x-ratelimit-.+)$/;

const DECOMPRESS: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Thrown by undici for an answer as it was sent, or by zlib for a decompressed one. */
const TOO_LARGE_CODES = ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'ERR_BUFFER_TOO_LARGE'];

/** The answer was cut off because it is longer than any that could be used. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}

/**
 * The `fetch` that the SDK uses: undici's `request`, which costs half the processor time of its `fetch`, reading at
 * most 1 MB. It resolves when the whole answer is there, so the SDK's time limit applies to all of it.
 *
 * @throws AnswerTooLarge beyond 1 MB, LlmError for what the network or an unknown encoding makes impossible
 */
export function newBoundedFetch(): typeof fetch {
  const dispatcher = new Agent({
    maxResponseSize: LONGEST_ANSWER_BYTES,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    // One limit for the whole of a call is enough: the SDK's.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return async (url, init) => {
    try {
      return await ask(url instanceof Request ? url.url : String(url), init, dispatcher);
    } catch (error) {
      // The SDK aborts the request when its time is over.
      if (init?.signal?.aborted) throw tooLate(error);
      throw error instanceof AnswerTooLarge ? error : toNetworkError(error);
    }
  };
}

async function ask(url: string, init: RequestInit | undefined, dispatcher: Agent): Promise<Response> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    method: 'POST',
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: typeof init?.body === 'string' ? init.body : null,
    signal: init?.signal ?? null,
  });
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  const read = Object.entries(headers).filter(([name]) => READ_HEADERS.test(name));
  const head = {
    status: statusCode,
    headers: read.map(([name, value]): [string, string] => [name, String(value)]),
  };
  try {
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode > 599) throw new Error(`it answered with the status ${statusCode}`);
    const text = decode(bytes, encoding);
    return answerOf(text, head);
  } catch (error) {
    // For a refusal its status is enough, whatever comes with it.
    if (statusCode >= 400 && statusCode <= 599 && !init?.signal?.aborted) return new Response(null, head);
    throw TOO_LARGE_CODES.includes(codeOf(error)) ? new AnswerTooLarge() : error;
  }
}

/** An answer whose text has been read already: reading it through a stream makes a call cost a third more. */
const answerOf = (text: string, head: ResponseInit): Response =>
  Object.assign(new Response(null, head), {
    text: () => Promise.resolve(text),
    json: () => Promise.resolve().then((): unknown => JSON.parse(text)),
  });

/** Drops the byte order mark that some servers begin with. */
const utf8 = new TextDecoder();

/** Compressed answers are not requested, but some proxies send them. */
function decode(bytes: Buffer, encoding: string): string {
  if (encoding === 'identity' || encoding === '') return utf8.decode(bytes);
  const decompress = DECOMPRESS[encoding];
  if (!decompress) {
    throw new LlmError(
      `The AI server’s answer is compressed in a way that is not understood (${encoding.slice(0, 40)}). Turn its compression off.`,
      { kind: 'final', status: null },
    );
  }
  return utf8.decode(decompress(bytes, { maxOutputLength: LONGEST_ANSWER_BYTES }));
}
