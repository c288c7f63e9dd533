import { type CombinationFields, promptAttributes } from '#domain';

/** One line under a question: what it is about. */
export function promptTopic(prompt: Partial<CombinationFields>): string {
  const attributes = promptAttributes(prompt).map(({ category, value }) =>
    [category, value].filter(Boolean).join(': '),
  );
  return [prompt.productCategory, ...attributes, prompt.competitorName].filter(Boolean).join(' · ');
}
