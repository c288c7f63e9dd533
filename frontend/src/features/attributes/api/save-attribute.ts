import type { Attribute, AttributeRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

/** Where the attribute goes when it is new, or which one it is. */
export type AttributeTarget = { categoryId: string } | { attributeId: string };

export function useSaveAttribute(brandId: string, target: AttributeTarget, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const word = 'attributeId' in target ? 'update' : 'create';
  return useMutation({
    mutationFn: (body: AttributeRequest) =>
      'attributeId' in target
        ? request<Attribute>('PUT', `/api/attributes/${target.attributeId}`, body)
        : request<Attribute>('POST', `/api/categories/${target.categoryId}/attributes`, body),
    onSuccess: async () => {
      toast.success(`Attribute ${word}d successfully`);
      onSaved();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.attributes(brandId) }),
        // Saved prompts carry the present name of their product category.
        'attributeId' in target && queryClient.invalidateQueries({ queryKey: queryKeys.written(brandId) }),
      ]);
    },
    onError: (error) => toast.error(errorText(error, `Failed to ${word} attribute`)),
  });
}
