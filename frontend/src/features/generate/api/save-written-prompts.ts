import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { useToast } from '../../../shared/ui/use-toast';
import { useWorkspace } from '../../../shared/workspace/workspace';
import type { WorkingPrompt } from '../../../shared/workspace/workspace-types';
import { savePrompts } from './pending-saves';

interface Save {
  /** As in 'Saved 4 written prompts'. */
  noun: string;
  prompts: WorkingPrompt[];
}

/** Saves prompts as one batch. What is saved already is not sent again. */
export function useSaveWrittenPrompts(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ noun, prompts }: Save) => savePrompts(brandId, noun, prompts),
    onSuccess: (count, { noun }) => count > 0 && toast.success(`Saved ${countOf(count, `${noun} prompt`)}`),
    onError: (error, { noun }) => toast.error(errorText(error, `Failed to save ${noun} prompts`)),
    // Also after a failure: an earlier save may have been finished.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.written(brandId) }),
  });
}

/** Finishes the saves that the page was closed on. */
export function useResumeSaves(brandId: string): void {
  const { workspace, loaded } = useWorkspace(brandId);
  const noun = workspace.saves[0]?.noun;
  const { mutate } = useSaveWrittenPrompts(brandId);
  const looked = useRef(false);

  useEffect(() => {
    if (!loaded || looked.current) return;
    looked.current = true;
    if (noun !== undefined) mutate({ noun, prompts: [] });
  }, [loaded, noun, mutate]);
}
