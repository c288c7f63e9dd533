import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

export function useDeleteCategory(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (categoryId: string) => request<unknown>('DELETE', `/api/categories/${categoryId}`),
    onSuccess: async () => {
      toast.success('Category deleted successfully');
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.categories(brandId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.attributes(brandId) }),
      ]);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete category')),
  });
}
