import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { read } from '../api/request';
import { filterQuery, NO_FILTERS, type WrittenFilters } from './written-filters';

/** How many saved prompts there are, and of what. */
export const writtenStatsQuery = (brandId: string, filters: WrittenFilters = NO_FILTERS) =>
  queryOptions({
    queryKey: queryKeys.writtenStats(brandId, filters),
    queryFn: ({ signal }) =>
      read(`/api/brands/${brandId}/written-prompts-stats${filterQuery(filters)}`, signal),
  });
