import type { AttributeCategory } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

export const categoriesQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.categories(brandId),
    queryFn: ({ signal }) =>
      request<AttributeCategory[]>('GET', `/api/brands/${brandId}/categories`, undefined, { signal }),
  });
