import type { Brand, BrandRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

/** Creates a brand, or changes the one whose id is given. */
export function useSaveBrand(brandId: string | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const word = brandId ? 'update' : 'create';
  return useMutation({
    mutationFn: (body: BrandRequest) =>
      brandId
        ? request<Brand>('PUT', `/api/brands/${brandId}`, body)
        : request<Brand>('POST', '/api/brands', body),
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
