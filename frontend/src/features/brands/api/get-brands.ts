import type { Brand } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { request } from '../../../shared/api/request';

export const brandsQuery = () =>
  queryOptions({
    queryKey: queryKeys.brandList,
    queryFn: ({ signal }) => request<Brand[]>('GET', '/api/brands', undefined, { signal }),
  });
