import { queryKeys } from '../../../shared/api/query-keys';
import { useDeleteRow } from './use-delete-row';

export const useDeleteCompetitor = (brandId: string) =>
  useDeleteRow({
    path: '/api/competitors',
    done: 'Competitor deleted successfully',
    failure: 'Failed to delete competitor',
    changes: [queryKeys.competitors(brandId)],
  });
