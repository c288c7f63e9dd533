import { queryKeys } from '../../../shared/api/query-keys';
import { useDeleteRow } from './use-delete-row';

export const useDeleteCategoryBlacklistPair = (brandId: string) =>
  useDeleteRow({
    path: '/api/category-blacklists',
    done: 'Category blacklist pair deleted successfully',
    failure: 'Failed to delete category blacklist pair',
    changes: [queryKeys.categoryBlacklists(brandId)],
  });
