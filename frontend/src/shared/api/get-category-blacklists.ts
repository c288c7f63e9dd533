import type { CategoryBlacklistPair } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

/** Pairs of categories: no attribute of one stands with any of the other. */
export const categoryBlacklistsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.categoryBlacklists(brandId),
    queryFn: ({ signal }) =>
      request<CategoryBlacklistPair[]>('GET', `/api/brands/${brandId}/category-blacklists`, undefined, {
        signal,
      }),
  });
