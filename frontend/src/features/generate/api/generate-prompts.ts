import type { GenerationAccepted } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';
import { workspaceOf } from '../../../shared/workspace/workspace';
import { showJobIn } from '../../../shared/workspace/workspace-changes';
import type { GenerationKind } from '../generation-kinds';
import { awaitJob } from '../use-finished-toast';
import { useActionKey } from './action-key';

/** Starts a generation in the background and gives its panel the new job. */
export function useGeneratePrompts(brandId: string, generation: GenerationKind) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const actionKey = useActionKey();
  return useMutation({
    mutationFn: (body: object) =>
      request<GenerationAccepted>('POST', `/api/brands/${brandId}/${generation.call}`, body, {
        headers: { Prefer: 'respond-async', 'Idempotency-Key': actionKey.keyFor(body) },
      }),
    onSuccess: async ({ jobId }) => {
      actionKey.done();
      awaitJob(jobId);
      void workspaceOf(brandId).change(showJobIn(generation.kind, jobId));
      await queryClient.invalidateQueries({ queryKey: queryKeys.jobList(brandId) });
    },
    onError: (error) => toast.error(errorText(error, `Failed to generate ${generation.noun} prompts`)),
  });
}
