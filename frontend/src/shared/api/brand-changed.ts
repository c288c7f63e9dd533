import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

/**
 * Every query that a change of a brand's data may affect: deleting an attribute or a category also changes saved
 * prompts and files.
 */
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
  queryKeys.estimates,
  queryKeys.exportVersions,
  queryKeys.csvGenerations,
  queryKeys.csvPreview,
];

const changedKeys = (brandId: string) => CHANGED.map((keyOf) => keyOf(brandId));

/**
 * The response to this tab's change and the socket's event about it arrive within this time: one refetch serves both.
 */
const MERGE_MS = 50;
const refetches = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/** Refetches a brand's data after somebody changed them. */
export function brandChanged(queryClient: QueryClient, brandId: string): Promise<unknown> {
  const ofClient = refetches.get(queryClient) ?? new Map<string, Promise<unknown>>();
  refetches.set(queryClient, ofClient);
  const read = () => {
    ofClient.delete(brandId);
    return Promise.all(changedKeys(brandId).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const refetch = ofClient.get(brandId) ?? new Promise((elapsed) => setTimeout(elapsed, MERGE_MS)).then(read);
  ofClient.set(brandId, refetch);
  return refetch;
}

/** Refetches what goes on in each brand, where it is shown. */
export const brandActivityChanged = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.brandActivity });

/** Refetches the list of brands after one was created, changed or deleted. */
export const brandListChanged = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.brandList }),
    brandActivityChanged(queryClient),
  ]);

/** Since when the screens of a brand read its data, by the clock of the page. */
const readSince = new Map<string, number>();

/** Called before a screen of a brand reads its data. */
export function brandEntered(brandId: string): void {
  if (!readSince.has(brandId)) readSince.set(brandId, performance.now());
}

/** Whether a brand's data may have been read before a change of so many milliseconds ago. */
export const mayPrecede = (brandId: string, agoMs: number): boolean =>
  performance.now() - agoMs >= (readSince.get(brandId) ?? 0);

/**
 * Marks a brand's data as outdated when its last screen is left: from then on no event tells of changes. The next screen
 * that reads them fetches them again. The list of all brands is not among them: it belongs to no brand.
 */
export function brandLeft(queryClient: QueryClient, brandId: string): void {
  readSince.delete(brandId);
  for (const queryKey of changedKeys(brandId))
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
