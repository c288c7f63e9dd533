import type { UpdateWrittenPromptRequest, WrittenPrompt } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';
import { writtenPromptsChanged } from '../../../shared/written-prompts/written-prompts-changed';

interface Update extends UpdateWrittenPromptRequest {
  promptId: string;
}

export function useUpdatePrompt(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ promptId, question }: Update) =>
      request<WrittenPrompt>('PATCH', `/api/brands/${brandId}/written-prompts/${promptId}`, { question }),
    onSuccess: async () => {
      toast.success('Prompt updated successfully');
      await writtenPromptsChanged(queryClient, brandId);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to update prompt')),
  });
}
