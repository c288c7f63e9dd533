import type { WrittenPrompt } from '#contracts';
import { groupBy } from '../../shared/text/group-by';

/** What two prompts have in common that are duplicates. */
const combinationOf = (prompt: WrittenPrompt): string =>
  JSON.stringify([
    prompt.productCategory ?? '',
    prompt.attributeCategory ?? '',
    prompt.attribute ?? '',
    prompt.competitorName ?? '',
    prompt.promptType,
  ]);

/** Sorted by combination, and each combination from its oldest to its newest. */
export const byCombination = (prompts: readonly WrittenPrompt[]): WrittenPrompt[] =>
  prompts
    .map((prompt) => ({ prompt, combination: combinationOf(prompt) }))
    .sort(
      (a, b) =>
        a.combination.localeCompare(b.combination) || a.prompt.createdAt.localeCompare(b.prompt.createdAt),
    )
    .map(({ prompt }) => prompt);

export const duplicateGroups = (prompts: readonly WrittenPrompt[]): WrittenPrompt[][] => [
  ...groupBy(prompts, combinationOf).values(),
];
