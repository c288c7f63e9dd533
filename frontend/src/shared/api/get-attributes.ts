import type { Attribute } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

/** All attributes of a brand, in order of creation. */
export const attributesQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.attributes(brandId),
    queryFn: ({ signal }) =>
      request<Attribute[]>('GET', `/api/brands/${brandId}/attributes`, undefined, { signal }),
  });
