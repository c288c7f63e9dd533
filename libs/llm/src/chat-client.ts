import type OpenAI from 'openai';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { Pool } from 'undici';
import { Exchange, type Reply } from './exchange.js';
import type { HeaderReader } from './rate-limit-headers.js';

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming;

export interface ChatReply {
  /** What the server's JSON holds, of any shape; the text itself if it is no JSON; undefined if there is none. */
  data: unknown;
  headers: HeaderReader;
}

/** What is the same for every call. */
interface Frame {
  pool: Pool;
  path: string;
  headers: Record<string, string>;
}

/** Between two runs: the next one finds its connections open, if the server keeps them. */
const IDLE_CONNECTION_MS = 30_000;

/**
 * Chat completions alone, of which a run makes thousands. Address, headers and errors are the SDK's; the rest of what it
 * does for each call (headers made anew, a copy of all for a log that is off, two signals, a wrapped fetch) is left out,
 * and undici sends instead of node:http: together nearly half of the processor time of a call.
 */
export class ChatClient {
  private frame: Promise<Frame> | undefined;

  constructor(private readonly sdk: OpenAI) {}

  /**
   * Asks once.
   *
   * @param signal aborted: the call is broken off
   * @throws APIError for a refusal, APIConnectionError for a fault of the network, APIConnectionTimeoutError when the
   *   SDK's time limit is over before the whole answer is there, SyntaxError for JSON that is none
   */
  async complete(body: Body, signal?: AbortSignal): Promise<ChatReply> {
    const content = JSON.stringify(body);
    const { status, headers, text } = await this.post(content, signal);
    const reader = { get: (name: string) => headers[name]?.toString() ?? null };
    if (status < 200 || status > 299) throw refusal(status, text, headers);
    const isJson = /^application\/(.+\+)?json\b/.test(reader.get('content-type') ?? '');
    if (text === '') return { data: undefined, headers: reader };
    return { data: isJson ? (JSON.parse(text) as unknown) : text, headers: reader };
  }

  private async post(body: string, signal: AbortSignal | undefined): Promise<Reply> {
    const { pool, path, headers } = await (this.frame ??= this.newFrame());
    const exchange = new Exchange();
    const timer = setTimeout(() => exchange.abort(new APIConnectionTimeoutError()), this.sdk.timeout);
    const abort = () => exchange.abort(signal!.reason as Error);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      pool.dispatch({ path, headers, method: 'POST', body }, exchange);
      return await exchange.reply;
    } catch (error) {
      throw error instanceof APIError ? error : new APIConnectionError({ cause: error as Error });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  private async newFrame(): Promise<Frame> {
    const { url, req } = await this.sdk.buildRequest({ method: 'post', path: '/chat/completions', body: {} });
    const { origin, pathname, search } = new URL(url);
    const pool = new Pool(origin, {
      keepAliveTimeout: IDLE_CONNECTION_MS,
      // One limit for the whole of a call is enough.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const headers: Frame['headers'] = {};
    req.headers.forEach((value, name) => {
      // What the SDK tells of itself and its retries would not be true of these calls.
      if (!name.startsWith('x-stainless-')) headers[name] = value;
    });
    return { pool, path: pathname + search, headers };
  }
}

function refusal(status: number, text: string, replied: Reply['headers']): APIError {
  const headers = new Headers(
    Object.entries(replied).flatMap(([name, value]) => (value ? [[name, value.toString()]] : [])),
  );
  return APIError.generate(status, ...errorOf(text), headers);
}

function errorOf(text: string): [error: object | undefined, message: string | undefined] {
  try {
    return [JSON.parse(text) as object, undefined];
  } catch {
    return [undefined, text];
  }
}
