import type { ChatMessage } from '#domain';
import type { ComposeItem } from '#domain/composing';

/** What the offline composer needs to write the same question without a model. Never sent over the wire. */
interface OfflineBrief {
  item: ComposeItem;
  /** Counts from 0; each attempt words the question differently. */
  attempt: number;
}

export interface LlmRequest {
  messages: ChatMessage[];
  /** 0 to 2: the stored integer / 1000. */
  temperature: number;
  /** Null for what only a model can do. */
  offline: OfflineBrief | null;
}

/** What a server reports about its request limit in its `x-ratelimit-*-requests` headers. */
export interface RateLimitHint {
  limit: number;
  remaining: number;
  /** Time until the whole limit is there again, in milliseconds. */
  resetMs: number;
}

/** Why an answer cannot be used, whatever it says. The message ends a sentence such as "Your answer was refused: …". */
export interface ReadingFault {
  code: 'cut-off' | 'filtered' | 'too-large' | 'unreadable';
  message: string;
}

export interface LlmAnswer {
  /** As the model wrote it; '' when it gave nothing. */
  text: string;
  /** The tokens that the server reports; 0 where it reports no valid count. */
  tokensIn: number;
  tokensOut: number;
  /** The answer is not complete. */
  fault?: ReadingFault;
  rateLimit?: RateLimitHint;
}

/** The one way to a language model. */
export interface Llm {
  /**
   * Asks once, without any retry. It cannot be cancelled: what is asked is paid for.
   *
   * @throws LlmError for what the server or the network did, anything else only for a bug
   */
  generate(request: LlmRequest): Promise<LlmAnswer>;
}
