import { queryKeys } from '../../../shared/api/query-keys';
import { useDeleteRow } from './use-delete-row';

export const useDeleteAttributeCategoryBlacklistPair = (brandId: string) =>
  useDeleteRow({
    path: '/api/attribute-category-blacklists',
    done: 'Attribute-category blacklist pair deleted successfully',
    failure: 'Failed to delete attribute-category blacklist pair',
    changes: [queryKeys.attributeCategoryBlacklists(brandId)],
  });
