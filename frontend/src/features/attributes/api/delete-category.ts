import { queryKeys } from '../../../shared/api/query-keys';
import { useDeleteRow } from './use-delete-row';

/** A category's attributes go with it, and the rules, pairings, export names and saved prompts of either. */
export const useDeleteCategory = (brandId: string) =>
  useDeleteRow({
    path: '/api/categories',
    done: 'Category deleted successfully',
    failure: 'Failed to delete category',
    changes: [
      queryKeys.categories(brandId),
      queryKeys.attributes(brandId),
      queryKeys.blacklists(brandId),
      queryKeys.categoryBlacklists(brandId),
      queryKeys.attributeCategoryBlacklists(brandId),
      queryKeys.categoryPairings(brandId),
      queryKeys.modifiedNames(brandId),
      queryKeys.written(brandId),
    ],
  });
