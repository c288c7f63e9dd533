import type { AttributeCategoryBlacklistPairRequest } from '#contracts';
import { queryKeys } from '../../../shared/api/query-keys';
import { useToast } from '../../../shared/ui/use-toast';
import { useCreatePairs } from './use-create-pairs';

export const ATTRIBUTE_CATEGORY_BLACKLIST_FAILURE = 'Failed to create attribute-category blacklist pairs';

export function useCreateAttributeCategoryBlacklistPairs(brandId: string, onSaved: () => void) {
  const toast = useToast();
  return useCreatePairs<AttributeCategoryBlacklistPairRequest>({
    brandId,
    path: '/api/attribute-category-blacklist/batch',
    noun: 'attribute-category blacklist pair',
    changes: queryKeys.attributeCategoryBlacklists(brandId),
    onSaved,
    tellFailure: () => toast.errorTitle(ATTRIBUTE_CATEGORY_BLACKLIST_FAILURE),
  });
}
