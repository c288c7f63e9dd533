import type { AttributeCategoryBlacklistPair } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

/** Product category attributes, each with a category of which no attribute stands with it. */
export const attributeCategoryBlacklistsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.attributeCategoryBlacklists(brandId),
    queryFn: ({ signal }) =>
      request<AttributeCategoryBlacklistPair[]>(
        'GET',
        `/api/brands/${brandId}/attribute-category-blacklists`,
        undefined,
        { signal },
      ),
  });
