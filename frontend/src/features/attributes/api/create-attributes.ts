import type { Attribute, AttributeBatchRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { useToast } from '../../../shared/ui/use-toast';

/** Creates many attributes in one transaction. */
export function useCreateAttributes(brandId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: AttributeBatchRequest) => request<Attribute[]>('POST', '/api/attributes/batch', body),
    onSuccess: async (created) => {
      toast.success(`Created ${countOf(created.length, 'attribute')}`);
      onSaved();
      await queryClient.invalidateQueries({ queryKey: queryKeys.attributes(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to create attributes')),
  });
}
