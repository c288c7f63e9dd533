import { LlmError } from '../errors.js';
import type { Llm, LlmAnswer, LlmRequest } from '../port.js';

/** Writes the questions without a model: deterministic, at once, and always within the rules for answers. */
export class OfflineComposer implements Llm {
  /** @throws LlmError for what only a model can do */
  async generate({ offline }: LlmRequest): Promise<LlmAnswer> {
    if (!offline) throw new LlmError(NEEDS_MODEL, { kind: 'final', status: null, concernsAllItems: true });
    const { composeQuestion } = await import('#domain/composing');
    return { text: composeQuestion(offline.item, offline.attempt), tokensIn: 0, tokensOut: 0 };
  }
}

const NEEDS_MODEL =
  'No AI model is configured any more. Set OPENAI_API_KEY or OPENAI_BASE_URL, then retry this run.';
