import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';
import { forgetWorkspace } from '../../../shared/workspace/workspace';

export function useDeleteBrand() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (brandId: string) => request<unknown>('DELETE', `/api/brands/${brandId}`),
    onSuccess: async (_answer, brandId) => {
      toast.success('Brand deleted successfully');
      queryClient.removeQueries({ queryKey: queryKeys.brand(brandId) });
      await Promise.all([
        forgetWorkspace(brandId),
        queryClient.invalidateQueries({ queryKey: queryKeys.brandList }),
      ]);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete brand')),
  });
}
