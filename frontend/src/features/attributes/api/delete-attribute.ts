import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

export function useDeleteAttribute(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (attributeId: string) => request<unknown>('DELETE', `/api/attributes/${attributeId}`),
    onSuccess: async () => {
      toast.success('Attribute deleted successfully');
      await queryClient.invalidateQueries({ queryKey: queryKeys.attributes(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete attribute')),
  });
}
