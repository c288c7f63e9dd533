import type { BrandRequest } from '#contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request } from '../../shared/api/request';
import { useToast } from '../../shared/ui/use-toast';

export const brandsQuery = () =>
  queryOptions({
    queryKey: queryKeys.brandList,
    queryFn: ({ signal }) => read('/api/brands', signal),
  });

/** Creates a brand, or changes the one whose id is given. */
export function useSaveBrand(brandId: string | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const word = brandId ? 'update' : 'create';
  return useMutation({
    mutationFn: (body: BrandRequest) =>
      brandId ? request('PUT', `/api/brands/${brandId}`, body) : request('POST', '/api/brands', body),
    onSuccess: async () => {
      toast.success(`Brand ${word}d successfully`);
      onSaved();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.brandList }),
        brandId && queryClient.invalidateQueries({ queryKey: queryKeys.brand(brandId) }),
      ]);
    },
    onError: (error) => toast.error(errorText(error, `Failed to ${word} brand`)),
  });
}

export function useDeleteBrand() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (brandId: string) => request('DELETE', `/api/brands/${brandId}`),
    onSuccess: async (_answer, brandId) => {
      toast.success('Brand deleted successfully');
      queryClient.removeQueries({ queryKey: queryKeys.brand(brandId) });
      await queryClient.invalidateQueries({ queryKey: queryKeys.brandList });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete brand')),
  });
}
