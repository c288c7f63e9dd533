import type { WrittenPrompt } from '#contracts';
import { duplicateKey, groupBy } from '#domain';

const keyOf = (prompt: WrittenPrompt): string => duplicateKey(prompt) ?? '';

/** Sorted by combination, and each combination from its oldest to its newest. */
export const byCombination = (prompts: readonly WrittenPrompt[]): WrittenPrompt[] =>
  prompts
    .map((prompt) => ({ prompt, key: keyOf(prompt) }))
    .sort((a, b) => a.key.localeCompare(b.key) || a.prompt.createdAt.localeCompare(b.prompt.createdAt))
    .map(({ prompt }) => prompt);

export const duplicateGroups = (prompts: readonly WrittenPrompt[]): WrittenPrompt[][] => [
  ...groupBy(prompts, keyOf).values(),
];
