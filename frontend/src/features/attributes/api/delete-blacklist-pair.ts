import { queryKeys } from '../../../shared/api/query-keys';
import { useDeleteRow } from './use-delete-row';

export const useDeleteBlacklistPair = (brandId: string) =>
  useDeleteRow({
    path: '/api/blacklists',
    done: 'Blacklist pair deleted successfully',
    failure: 'Failed to delete blacklist pair',
    changes: [queryKeys.blacklists(brandId)],
  });
