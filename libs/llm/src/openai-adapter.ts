import OpenAI from 'openai';
import { ChatClient } from './chat-client.js';
import { LlmError } from './errors.js';
import { toLlmError } from './openai-errors.js';
import type { Llm, LlmAnswer, LlmRequest, RateLimitHint } from './port.js';
import { readRateLimit } from './rate-limit-headers.js';

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

/** Any OpenAI-compatible server, as the official SDK addresses it. Retries nothing: that is the gate's work. */
export class OpenAiAdapter implements Llm {
  readonly model: string;
  private readonly client: ChatClient;
  private readonly secret: string;

  constructor(options: OpenAiOptions) {
    this.model = options.model;
    this.secret = options.apiKey ?? '';
    const sdk = new OpenAI({
      apiKey: options.apiKey ?? PLACEHOLDER_KEY,
      baseURL: options.baseUrl ?? OPENAI_URL,
      timeout: options.timeoutMs,
    });
    this.client = new ChatClient(sdk);
  }

  async generate({ messages, temperature }: LlmRequest, signal?: AbortSignal): Promise<LlmAnswer> {
    signal?.throwIfAborted();
    try {
      const body = { model: this.model, messages, temperature };
      const { data, headers } = await this.client.complete(body, signal);
      return readCompletion(data, readRateLimit(headers));
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw toLlmError(error, { model: this.model, secret: this.secret });
    }
  }
}

/** Reads text and usage. Servers that only claim to be compatible leave parts out, so nothing is taken for granted. */
function readCompletion(data: unknown, rateLimit: RateLimitHint | undefined): LlmAnswer {
  const completion = data as Partial<OpenAI.ChatCompletion> | string | null | undefined;
  if (!completion || typeof completion === 'string' || !Array.isArray(completion.choices)) {
    throw new LlmError('The AI server’s answer was not a chat completion. Check OPENAI_BASE_URL.', {
      kind: 'final',
      status: 200,
    });
  }
  const content: unknown = (completion.choices[0] as { message?: { content?: unknown } } | undefined)?.message
    ?.content;
  return {
    text: typeof content === 'string' ? content : '',
    tokensIn: completion.usage?.prompt_tokens ?? 0,
    tokensOut: completion.usage?.completion_tokens ?? 0,
    rateLimit,
  };
}
