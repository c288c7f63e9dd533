import { queryKeys } from '../../../shared/api/query-keys';
import { useDeleteRow } from './use-delete-row';

/** Saved prompts of a competitor stay, without the link. */
export const useDeleteCompetitor = (brandId: string) =>
  useDeleteRow({
    path: '/api/competitors',
    done: 'Competitor deleted successfully',
    failure: 'Failed to delete competitor',
    changes: [queryKeys.competitors(brandId), queryKeys.written(brandId)],
  });
