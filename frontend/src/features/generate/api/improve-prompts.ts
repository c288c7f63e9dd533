import type { GenerationAccepted, ImproveWrittenPromptsRequest } from '#contracts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, InvalidResponseError, request } from '../../../shared/api/request';
import { randomId } from '../../../shared/text/random-id';
import { useToast } from '../../../shared/ui/use-toast';
import {
  acceptImprovement,
  beginImprovement,
  dropImprovement,
} from '../../../shared/workspace/improvement-changes';
import { useWorkspace, workspaceOf } from '../../../shared/workspace/workspace';
import type { WorkingPrompt } from '../../../shared/workspace/workspace-types';
import { awaitJob } from '../use-finished-toast';
import { isRefusal, KEY_LIFETIME_MS, promptBody } from './prompt-body';

export const IMPROVE_FAILURE = 'Failed to improve prompts';

interface NewImprovement {
  prompts: WorkingPrompt[];
  instructions: string;
}

/** Starts an improvement in the background, or without a new one sends again what has not been accepted yet. */
export function useImprovePrompts(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationKey: mutationKey(brandId),
    mutationFn: async (started: NewImprovement | null) => {
      const draft = { key: randomId(), startedAt: Date.now(), jobId: null, after: {} };
      if (started && !isWaiting(brandId, started))
        await workspaceOf(brandId).change(beginImprovement({ ...draft, ...started }));
      return send(brandId);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.jobList(brandId) }),
    onError: (error) => toast.error(errorText(error, IMPROVE_FAILURE)),
  });
}

/** Whether the very same improvement was sent before, without an answer. Under its old key it is made once. */
function isWaiting(brandId: string, { prompts, instructions }: NewImprovement): boolean {
  const open = workspaceOf(brandId).get().improvement;
  if (open?.jobId !== null || open.instructions !== instructions) return false;
  const content = (list: WorkingPrompt[]) => JSON.stringify(list.map(({ id, question }) => [id, question]));
  return content(open.prompts) === content(prompts);
}

const mutationKey = (brandId: string) => ['improve-written-prompts', brandId];

/** Whether this tab waits for the server to accept an improvement. */
export const useIsSendingImprovement = (brandId: string): boolean =>
  useIsMutating({ mutationKey: mutationKey(brandId) }) > 0;

async function send(brandId: string): Promise<void> {
  const workspace = workspaceOf(brandId);
  const { improvement } = workspace.get();
  if (improvement?.jobId !== null) return;
  const { key, prompts, instructions, startedAt } = improvement;
  if (Date.now() - startedAt > KEY_LIFETIME_MS) return workspace.change(dropImprovement(key));
  const body: ImproveWrittenPromptsRequest = { prompts: prompts.map(promptBody), instructions };
  try {
    const path = `/api/brands/${brandId}/improve-written-prompts`;
    const headers = { Prefer: 'respond-async', 'Idempotency-Key': key };
    const accepted = await request<Partial<GenerationAccepted> | null>('POST', path, body, { headers });
    if (!accepted?.jobId) throw new InvalidResponseError();
    awaitJob(accepted.jobId);
    await workspace.change(acceptImprovement(key, accepted.jobId));
  } catch (error) {
    if (isRefusal(error)) await workspace.change(dropImprovement(key));
    throw error;
  }
}

/** Sends the improvement that the page was closed on. */
export function useResumeImprovement(brandId: string): void {
  const { workspace, loaded } = useWorkspace(brandId);
  const open = workspace.improvement?.jobId === null;
  const { mutate } = useImprovePrompts(brandId);
  const looked = useRef(false);

  useEffect(() => {
    if (!loaded || looked.current) return;
    looked.current = true;
    if (open) mutate(null);
  }, [loaded, open, mutate]);
}
