import { OfflineComposer } from './offline/offline-composer.js';
import { OpenAiAdapter } from './openai/openai-adapter.js';
import type { Llm } from './port.js';

export interface LlmConfig {
  apiKey?: string;
  baseUrl?: string;
  model: string;
  timeoutMs: number;
}

/** The offline composer when neither a key nor a base URL is set, else the OpenAI adapter. */
export function createLlm(config: LlmConfig): Llm {
  return config.apiKey || config.baseUrl ? new OpenAiAdapter(config) : new OfflineComposer();
}
