import { LIMITS, type WrittenPrompt } from '#contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { request, requestPage, type Page } from '../../../shared/api/request';
import { filterQuery, type WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { byCombination } from '../duplicate-groups';

/** The saved prompts under the filters, page by page. */
export const filteredPromptsQuery = (brandId: string, filters: WrittenFilters) => {
  const query = filterQuery(filters);
  const first = `/api/brands/${brandId}/written-prompts-filtered${query}${query ? '&' : '?'}limit=${LIMITS.pageSize.max}`;
  return infiniteQueryOptions({
    queryKey: queryKeys.writtenFiltered(brandId, filters),
    queryFn: ({ pageParam, signal }) => requestPage<WrittenPrompt>(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: (last: Page<WrittenPrompt>) => last.next,
  });
};

/** The prompts of every combination that occurs twice or more. */
export const duplicatePromptsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.writtenDuplicates(brandId),
    queryFn: async ({ signal }) => {
      const path = `/api/brands/${brandId}/written-prompts-duplicates`;
      return byCombination(await request<WrittenPrompt[]>('GET', path, undefined, { signal }));
    },
  });
