import type { ModifiedAttributeName, ModifiedAttributeNameRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

/** Gives an attribute its name for the export; a second one takes the first one's place. */
export function useSaveModifiedName(brandId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ModifiedAttributeNameRequest) =>
      request<ModifiedAttributeName>('POST', `/api/brands/${brandId}/modified-attribute-names`, body),
    onSuccess: async () => {
      toast.success('Modified attribute name saved successfully');
      onSaved();
      await queryClient.invalidateQueries({ queryKey: queryKeys.modifiedNames(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to save modified attribute name')),
  });
}
