import { type CombinationFields, promptAttributes } from '#domain';
import { isolated } from '../text/isolated';

/** One line under a question: what it is about. */
export function promptTopic(prompt: Partial<CombinationFields>): string {
  const attributes = promptAttributes(prompt).map(({ category, value }) =>
    isolatedNames([category, value]).join(': '),
  );
  return [
    ...isolatedNames([prompt.productCategory]),
    ...attributes.filter(Boolean),
    ...isolatedNames([prompt.competitorName]),
  ].join(' · ');
}

const isolatedNames = (names: readonly (string | null | undefined)[]): string[] =>
  names.flatMap((name) => (name ? isolated(name) : []));
