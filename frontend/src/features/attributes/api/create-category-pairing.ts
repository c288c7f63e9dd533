import { MESSAGES, type CategoryPairing, type CategoryPairingRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

export function useCreateCategoryPairing(brandId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: CategoryPairingRequest) =>
      request<CategoryPairing>('POST', `/api/brands/${brandId}/category-pairings`, body),
    onSuccess: async () => {
      toast.success('Category pairing created successfully');
      onSaved();
      await queryClient.invalidateQueries({ queryKey: queryKeys.categoryPairings(brandId) });
    },
    onError: (error) => toast.error(errorText(error, MESSAGES.pairingExists)),
  });
}
