import type { WrittenPrompt } from '#contracts';
import { type InfiniteData, matchQuery, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import type { Page } from '../../shared/api/request';
import type { WrittenFilters } from '../../shared/written-prompts/written-filters';

type Rows = { id?: string }[];

const TEXT_FILTERS: ReadonlySet<string> = new Set<keyof WrittenFilters>(['only', 'text']);

/** Whether a query's result depends on the prompts' texts: by a search text or by a condition on them. */
const goesByTexts = (filters: unknown): boolean =>
  Object.entries(filters ?? {}).some(([name, value]) => TEXT_FILTERS.has(name) && Boolean(value));

/**
 * Puts an edited prompt into all cached lists that hold it. Only queries that depend on the prompts' texts are
 * refetched, and those being fetched: their requests may predate the edit, and no later event would correct their
 * results.
 */
export function writtenPromptEdited(queryClient: QueryClient, brandId: string, edited: WrittenPrompt): void {
  const queryKey = queryKeys.written(brandId);
  const readings = { queryKey: queryKeys.writtenReadings(brandId) };
  const underWay = new Set(queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }));
  const inRows = (rows: Rows) =>
    rows.some(({ id }) => id === edited.id) ? rows.map((row) => (row.id === edited.id ? edited : row)) : rows;
  queryClient.setQueriesData(
    { queryKey, predicate: (query) => !matchQuery(readings, query) },
    (data: Rows | InfiniteData<Page<WrittenPrompt>> | object | undefined) => {
      if (Array.isArray(data)) return inRows(data);
      if (data && 'pages' in data)
        return { ...data, pages: data.pages.map((page) => ({ ...page, items: inRows(page.items) })) };
      return data;
    },
  );
  void queryClient.invalidateQueries({
    queryKey,
    predicate: (query) =>
      underWay.has(query) || matchQuery(readings, query) || goesByTexts(query.queryKey[3]),
  });
}
