import type { Prompt } from '#contracts';
import { fromPipe } from '#domain';

/** Names of the attribute categories that a prompt was made from, each once. */
export const attributeCategoryNames = ({ attributeCategory }: Prompt): string[] => [
  ...new Set(fromPipe(attributeCategory ?? '').map(({ category }) => category)),
];
