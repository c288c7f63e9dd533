import type { ModifiedAttributeName } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { request } from '../../../shared/api/request';

export const modifiedNamesQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.modifiedNames(brandId),
    queryFn: ({ signal }) =>
      request<ModifiedAttributeName[]>('GET', `/api/brands/${brandId}/modified-attribute-names`, undefined, {
        signal,
      }),
  });
