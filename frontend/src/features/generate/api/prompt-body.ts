import type { Prompt, PromptToSave } from '#contracts';
import { RequestError } from '../../../shared/api/request';

/** A prompt of the working list as the save and improve calls take it. One that an older client kept has no ids. */
export const promptBody = (prompt: Prompt): PromptToSave => ({
  question: prompt.question,
  promptType: prompt.promptType,
  productCategory: prompt.productCategory,
  attributeCategory: prompt.attributeCategory,
  attribute: prompt.attribute,
  competitorName: prompt.competitorName,
  productCategoryAttributeId: prompt.productCategoryAttributeId,
  attributeCategoryId: prompt.attributeCategoryId,
  attributeId: prompt.attributeId,
  attributeIds: prompt.attributeIds,
  competitorId: prompt.competitorId,
  flags: prompt.flags,
});

/** The server remembers a key for 24 hours; later the same call could be made a second time. */
export const KEY_LIFETIME_MS = 23 * 60 * 60 * 1000;

/** The server looked at the call and did nothing, and never will. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof RequestError && error.status < 500 && ![401, 408, 429].includes(error.status);
