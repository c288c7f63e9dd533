import type { BrandRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brandListChanged } from '../../shared/api/brand-changed';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request } from '../../shared/api/request';
import { withListChanges } from '../../shared/ui/changes-of';
import { useToast } from '../../shared/ui/use-toast';

/**
 * Creates a brand, or changes the one whose id is given.
 *
 * @param aliasesBefore its other names as the form showed them first: those that others have added since stay
 */
export function useSaveBrand(
  brandId: string | undefined,
  aliasesBefore: readonly string[],
  onSaved: () => void,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const word = brandId ? 'update' : 'create';
  return useMutation({
    mutationFn: async (body: Partial<BrandRequest>) => {
      if (!brandId) return request('POST', '/api/brands', body);
      const aliases =
        body.aliases &&
        withListChanges(body.aliases, aliasesBefore, (await read(`/api/brands/${brandId}`)).aliases);
      return request('PUT', `/api/brands/${brandId}`, { ...body, ...(aliases && { aliases }) });
    },
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
