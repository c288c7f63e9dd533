import type { Prompt } from '#contracts';
import { fromPipe } from '#domain';

export interface PromptAttribute {
  category: string;
  value: string | null;
}

/** The attributes a prompt was made from, whether it has one or several. */
export function promptAttributes(prompt: Prompt): PromptAttribute[] {
  if (!prompt.attributeCategory) return [];
  if (!prompt.attributeCategory.includes(':'))
    return [{ category: prompt.attributeCategory, value: prompt.attribute }];
  return fromPipe(prompt.attributeCategory);
}

/** One line under the question: what it is about. */
export function promptTopic(prompt: Prompt): string {
  const attributes = promptAttributes(prompt).map(({ category, value }) =>
    value === null ? category : `${category}: ${value}`,
  );
  return [prompt.productCategory, ...attributes, prompt.competitorName].filter(Boolean).join(' · ');
}
