import type { BulkDeletedAnswer, DeleteWrittenPromptsRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { useToast } from '../../../shared/ui/use-toast';

/** Deletes single saved prompts. */
export function useDeletePrompts(brandId: string, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: DeleteWrittenPromptsRequest) =>
      request<BulkDeletedAnswer>('POST', `/api/brands/${brandId}/written-prompts/bulk-delete`, body),
    onSuccess: async ({ deletedCount }) => {
      toast.success(`Deleted ${countOf(deletedCount, 'prompt')}`);
      onDeleted();
      await queryClient.invalidateQueries({ queryKey: queryKeys.written(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete prompts')),
  });
}
