import OpenAI, { APIError } from 'openai';
import type { Llm, LlmAnswer, LlmRequest } from '../port.js';
import { AnswerTooLarge, newBoundedFetch } from './bounded-fetch.js';
import { toLlmError } from './openai-errors.js';
import { readRateLimit } from './rate-limit-headers.js';
import { readCompletion, readRefusal, TOO_LARGE, UNREADABLE } from './read-completion.js';

export interface OpenAiOptions {
  /** May be absent for servers that need none: a placeholder is sent then. */
  apiKey?: string;
  /** Such as `http://localhost:4010/v1`; absent: OpenAI's own. */
  baseUrl?: string;
  model: string;
  /** Time limit of one call, body included, in milliseconds. */
  timeoutMs: number;
}

const PLACEHOLDER_KEY = 'no-key-needed';
const OPENAI_URL = 'https://api.openai.com/v1';
/** Plenty for a question of 400 characters, even after some thinking, and a limit to answers that would never end. */
const MOST_TOKENS = 2_048;

const NOTHING = { text: '', tokensIn: 0, tokensOut: 0 };

type TokenLimit = { max_completion_tokens: number } | { max_tokens: number };

/** OpenAI's reasoning models refuse the old name of the limit; other servers may not know the new one. */
export const tokenLimit = (baseUrl: string): TokenLimit =>
  new URL(baseUrl).hostname === new URL(OPENAI_URL).hostname
    ? { max_completion_tokens: MOST_TOKENS }
    : { max_tokens: MOST_TOKENS };

/** Any OpenAI-compatible server, asked by the official SDK. Retries nothing: that is the limiter's work. */
export class OpenAiAdapter implements Llm {
  private readonly model: string;
  private readonly client: OpenAI;
  private readonly secret: string;
  private readonly tokenLimit: TokenLimit;

  constructor(options: OpenAiOptions) {
    const baseURL = options.baseUrl ?? OPENAI_URL;
    this.model = options.model;
    this.secret = options.apiKey ?? '';
    this.tokenLimit = tokenLimit(baseURL);
    this.client = new OpenAI({
      apiKey: options.apiKey ?? PLACEHOLDER_KEY,
      baseURL,
      timeout: options.timeoutMs,
      maxRetries: 0,
      logLevel: 'off',
      fetch: newBoundedFetch(),
    });
  }

  async generate({ messages, temperature }: LlmRequest): Promise<LlmAnswer> {
    try {
      const { data, response } = await this.client.chat.completions
        .create({ model: this.model, messages, temperature, ...this.tokenLimit })
        .withResponse();
      const refusal = readRefusal(data);
      if (refusal) throw APIError.generate(refusal.status, refusal.body, undefined, response.headers);
      return { ...readCompletion(data), rateLimit: readRateLimit(response.headers) };
    } catch (error) {
      if (error instanceof Error && error.cause instanceof AnswerTooLarge)
        return { ...NOTHING, fault: TOO_LARGE };
      if (error instanceof SyntaxError) return { ...NOTHING, fault: UNREADABLE };
      throw toLlmError(error, { model: this.model, secret: this.secret });
    }
  }
}
