import type { Prompt } from '#contracts';
import { promptAttributes } from '#domain';

/** One line under the question: what it is about. */
export function promptTopic(prompt: Prompt): string {
  const attributes = promptAttributes(prompt).map(({ category, value }) =>
    [category, value].filter(Boolean).join(': '),
  );
  return [prompt.productCategory, ...attributes, prompt.competitorName].filter(Boolean).join(' · ');
}
