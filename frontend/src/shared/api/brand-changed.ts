import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

/** Everything of a brand that changes with its data; with an attribute or a category go saved prompts. */
const CHANGED = [
  queryKeys.brand,
  queryKeys.categories,
  queryKeys.attributes,
  queryKeys.competitors,
  queryKeys.blacklists,
  queryKeys.categoryBlacklists,
  queryKeys.attributeCategoryBlacklists,
  queryKeys.categoryPairings,
  queryKeys.promptTemplates,
  queryKeys.modifiedNames,
  queryKeys.written,
];

/** Reads a brand's data again: somebody changed them. */
export const brandChanged = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all(CHANGED.map((keyOf) => queryClient.invalidateQueries({ queryKey: keyOf(brandId) })));
