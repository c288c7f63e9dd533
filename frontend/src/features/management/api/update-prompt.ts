import type { UpdateWrittenPromptRequest, WrittenPrompt } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';
import { writtenPromptEdited } from '../../../shared/written-prompts/written-prompt-edited';

interface Update extends UpdateWrittenPromptRequest {
  promptId: string;
}

export function useUpdatePrompt(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ promptId, question }: Update) =>
      request<WrittenPrompt>('PATCH', `/api/brands/${brandId}/written-prompts/${promptId}`, { question }),
    onSuccess: (prompt) => {
      toast.success('Prompt updated successfully');
      writtenPromptEdited(queryClient, brandId, prompt);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to update prompt')),
  });
}
