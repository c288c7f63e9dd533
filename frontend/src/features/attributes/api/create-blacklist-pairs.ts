import type { BlacklistPairRequest } from '#contracts';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';
import { useCreatePairs } from './use-create-pairs';

export function useCreateBlacklistPairs(brandId: string, onSaved: () => void) {
  const toast = useToast();
  return useCreatePairs<BlacklistPairRequest>({
    brandId,
    path: '/api/blacklist/batch',
    noun: 'blacklist pair',
    changes: queryKeys.blacklists(brandId),
    onSaved,
    tellFailure: (error) => toast.error(errorText(error, 'Failed to create blacklist pairs')),
  });
}
