import { queryKeys } from '../../../shared/api/query-keys';
import { attributesDeleted } from '../../../shared/written-prompts/written-prompts-changed';
import { useDeleteRow } from './use-delete-row';

/** Rules, pairings, the export name and saved prompts of an attribute go with it. */
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
    ],
    alsoChanged: (queryClient) => attributesDeleted(queryClient, brandId),
  });
