import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys';

/** Everything of a brand that changes with its data; with an attribute or a category go saved prompts and files. */
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

/** The answer to a change of this tab and the socket's news of it come within this time: they are read once. */
const MEETING_MS = 50;
const readings = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/** Reads a brand's data again: somebody changed them. */
export function brandChanged(queryClient: QueryClient, brandId: string): Promise<unknown> {
  const ofClient = readings.get(queryClient) ?? new Map<string, Promise<unknown>>();
  readings.set(queryClient, ofClient);
  const read = () => {
    ofClient.delete(brandId);
    // Its name and limits stand in the list of all brands, too.
    const keys = [queryKeys.brandList, ...CHANGED.map((keyOf) => keyOf(brandId))];
    return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const reading = ofClient.get(brandId) ?? new Promise((meet) => setTimeout(meet, MEETING_MS)).then(read);
  ofClient.set(brandId, reading);
  return reading;
}
