import type { Competitor } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

/** The competitors of a brand, in order of creation. */
export const competitorsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.competitors(brandId),
    queryFn: ({ signal }) =>
      request<Competitor[]>('GET', `/api/brands/${brandId}/competitors`, undefined, { signal }),
  });
