import type { BrandRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brandListChanged } from '../../shared/api/brand-changed';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request } from '../../shared/api/request';
import { withListChanges } from '../../shared/ui/changes-of';
import { useToast } from '../../shared/ui/use-toast';

/** What the dialog of a brand saves: a new one, or changes of the one with this id. */
type BrandSave = { created: BrandRequest } | { id: string; changes: Partial<BrandRequest> };

/**
 * Creates or changes a brand.
 *
 * @param aliasesBefore its other names as the form showed them first: those that others have added since stay
 */
export function useSaveBrand(
  word: 'create' | 'update',
  aliasesBefore: readonly string[],
  onSaved: () => void,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (save: BrandSave) => {
      if ('created' in save) return request('POST', '/api/brands', save.created);
      const { id, changes } = save;
      const aliases =
        changes.aliases &&
        withListChanges(changes.aliases, aliasesBefore, (await read(`/api/brands/${id}`)).aliases);
      return request('PUT', `/api/brands/${id}`, { ...changes, ...(aliases && { aliases }) });
    },
    onSuccess: async ({ id }) => {
      toast.success(`Brand ${word}d successfully`);
      onSaved();
      await Promise.all([
        brandListChanged(queryClient),
        queryClient.invalidateQueries({ queryKey: queryKeys.brand(id) }),
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
