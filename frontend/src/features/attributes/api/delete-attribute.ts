import { queryKeys } from '../../../shared/api/query-keys';
import { useDeleteRow } from './use-delete-row';

/** Rules, pairings, export names and saved prompts of an attribute go with it. */
export const useDeleteAttribute = (brandId: string) =>
  useDeleteRow({
    path: '/api/attributes',
    done: 'Attribute deleted successfully',
    failure: 'Failed to delete attribute',
    changes: [
      queryKeys.attributes(brandId),
      queryKeys.blacklists(brandId),
      queryKeys.attributeCategoryBlacklists(brandId),
      queryKeys.categoryPairings(brandId),
      queryKeys.modifiedNames(brandId),
      queryKeys.written(brandId),
    ],
  });
