import { queryKeys } from '../../../shared/api/query-keys';
import { useDeleteRow } from './use-delete-row';

export const useDeleteCategoryPairing = (brandId: string) =>
  useDeleteRow({
    path: '/api/category-pairings',
    done: 'Category pairing deleted successfully',
    failure: 'Failed to delete category pairing',
    changes: [queryKeys.categoryPairings(brandId)],
  });
