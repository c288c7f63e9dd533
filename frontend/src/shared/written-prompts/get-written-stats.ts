import type { WrittenPromptsStats } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { request } from '../api/request';
import { filterQuery, NO_FILTERS, type WrittenFilters } from './written-filters';

/** How many saved prompts there are, and of what. */
export const writtenStatsQuery = (brandId: string, filters: WrittenFilters = NO_FILTERS) =>
  queryOptions({
    queryKey: queryKeys.writtenStats(brandId, filters),
    queryFn: ({ signal }) =>
      request<WrittenPromptsStats>(
        'GET',
        `/api/brands/${brandId}/written-prompts-stats${filterQuery(filters)}`,
        undefined,
        { signal },
      ),
  });
