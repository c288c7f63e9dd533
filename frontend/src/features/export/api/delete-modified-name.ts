import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

export function useDeleteModifiedName(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) =>
      request<unknown>('DELETE', `/api/brands/${brandId}/modified-attribute-names/${id}`),
    onSuccess: async () => {
      toast.success('Modified attribute name deleted successfully');
      await queryClient.invalidateQueries({ queryKey: queryKeys.modifiedNames(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete modified attribute name')),
  });
}
