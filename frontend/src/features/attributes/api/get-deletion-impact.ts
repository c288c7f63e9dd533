import type { DeletionImpact } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { request } from '../../../shared/api/request';

export type DeletedKind = 'categories' | 'attributes' | 'competitors';

/** What a deletion would take along. Counted anew for each question, for others may work on the brand, too. */
export const deletionImpactQuery = (kind: DeletedKind, id: string) =>
  queryOptions({
    queryKey: queryKeys.deletionImpact(kind, id),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      request<DeletionImpact>('GET', `/api/${kind}/${id}/deletion-impact`, undefined, { signal }),
  });
