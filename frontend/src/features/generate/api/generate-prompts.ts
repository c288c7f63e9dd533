import type { GenerationAccepted } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, InvalidResponseError, request } from '../../../shared/api/request';
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
    mutationFn: async (body: object | undefined) => {
      const path = `/api/brands/${brandId}/${generation.call}`;
      const headers = { Prefer: 'respond-async', 'Idempotency-Key': actionKey.keyFor(body) };
      const accepted = await request<Partial<GenerationAccepted> | null>('POST', path, body, { headers });
      if (!accepted?.jobId) throw new InvalidResponseError();
      return accepted.jobId;
    },
    onSuccess: async (jobId) => {
      actionKey.done();
      awaitJob(jobId);
      void workspaceOf(brandId).change(showJobIn(generation.kind, jobId));
      await queryClient.invalidateQueries({ queryKey: queryKeys.jobList(brandId) });
    },
    onError: (error) => toast.error(errorText(error, generation.failure)),
  });
}
