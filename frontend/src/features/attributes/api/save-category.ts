import type { AttributeCategory, CategoryRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

/** Creates a category of the brand, or changes the one whose id is given. */
export function useSaveCategory(brandId: string, categoryId: string | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const word = categoryId ? 'update' : 'create';
  return useMutation({
    mutationFn: (body: CategoryRequest) =>
      categoryId
        ? request<AttributeCategory>('PUT', `/api/categories/${categoryId}`, body)
        : request<AttributeCategory>('POST', `/api/brands/${brandId}/categories`, body),
    onSuccess: async () => {
      toast.success(`Category ${word}d successfully`);
      onSaved();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.categories(brandId) }),
        // Attributes carry their category.
        categoryId && queryClient.invalidateQueries({ queryKey: queryKeys.attributes(brandId) }),
      ]);
    },
    onError: (error) => toast.error(errorText(error, `Failed to ${word} category`)),
  });
}
