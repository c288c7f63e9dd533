import type { BrandRequest } from '#contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, request } from '../../shared/api/request';
import { useToast } from '../../shared/ui/use-toast';

/** Call this after a brand was added, changed or deleted. */
const brandListChanged = (queryClient: QueryClient) =>
  Promise.all(
    [queryKeys.brandList, queryKeys.brandActivity].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Creates a brand, or changes the one whose id is given. */
export function useSaveBrand(brandId: string | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const word = brandId ? 'update' : 'create';
  return useMutation({
    mutationFn: (body: Partial<BrandRequest>) =>
      brandId ? request('PUT', `/api/brands/${brandId}`, body) : request('POST', '/api/brands', body),
    onSuccess: async () => {
      toast.success(`Brand ${word}d successfully`);
      onSaved();
      await Promise.all([
        brandListChanged(queryClient),
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
      await brandListChanged(queryClient);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete brand')),
  });
}

/** Creates a copy of a brand, without its prompts. */
export function useDuplicateBrand(onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (brandId: string) => request('POST', `/api/brands/${brandId}/duplicate`, {}),
    onSuccess: async ({ name }) => {
      toast.success(`${name} created`);
      onDone();
      await brandListChanged(queryClient);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to duplicate brand')),
  });
}
