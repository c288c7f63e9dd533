import { composeImproved } from '#domain';
import type { Llm, LlmAnswer, LlmRequest } from '../port.js';

/** Writes the questions without a model: deterministic, at once, and always within the rules for answers. */
export class OfflineComposer implements Llm {
  readonly model = null;

  async generate({ offline }: LlmRequest, signal?: AbortSignal): Promise<LlmAnswer> {
    signal?.throwIfAborted();
    const { composeQuestion } = await import('#domain/composing');
    const text =
      offline.purpose === 'prompt'
        ? composeQuestion(offline.item, offline.attempt)
        : composeImproved(offline.item, offline.instructions, offline.attempt);
    return { text, tokensIn: 0, tokensOut: 0 };
  }
}
