import type { BlacklistPair } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

/** Pairs of attributes that no prompt holds together. */
export const blacklistsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.blacklists(brandId),
    queryFn: ({ signal }) =>
      request<BlacklistPair[]>('GET', `/api/brands/${brandId}/blacklists`, undefined, { signal }),
  });
