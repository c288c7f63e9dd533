import type { CategoryBlacklistPairRequest } from '#contracts';
import { queryKeys } from '../../../shared/api/query-keys';
import { useToast } from '../../../shared/ui/use-toast';
import { useCreatePairs } from './use-create-pairs';

export const CATEGORY_BLACKLIST_FAILURE = 'Failed to create category blacklist pairs';

export function useCreateCategoryBlacklistPairs(brandId: string, onSaved: () => void) {
  const toast = useToast();
  return useCreatePairs<CategoryBlacklistPairRequest>({
    brandId,
    path: '/api/category-blacklist/batch',
    noun: 'category blacklist pair',
    changes: queryKeys.categoryBlacklists(brandId),
    onSaved,
    tellFailure: () => toast.errorTitle(CATEGORY_BLACKLIST_FAILURE),
  });
}
