import type { Brand } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

export const brandQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.brand(brandId),
    queryFn: ({ signal }) =>
      request<Brand>('GET', `/api/brands/${encodeURIComponent(brandId)}`, undefined, { signal }),
  });
