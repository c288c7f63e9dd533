import type { CategoryPairing } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

/** Product category attributes, each with the category it is generated with. */
export const categoryPairingsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.categoryPairings(brandId),
    queryFn: ({ signal }) =>
      request<CategoryPairing[]>('GET', `/api/brands/${brandId}/category-pairings`, undefined, { signal }),
  });
