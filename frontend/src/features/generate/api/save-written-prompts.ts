import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { useToast } from '../../../shared/ui/use-toast';
import { useWorkspace } from '../../../shared/workspace/workspace';
import type { WorkingPrompt } from '../../../shared/workspace/workspace-types';
import { savePrompts, settleSaves } from './pending-saves';

/** `noun` as in 'Saved 4 written prompts'. */
function useSave<Variables>(noun: string, save: (variables: Variables) => Promise<number>) {
  const toast = useToast();
  return useMutation({
    mutationFn: save,
    onSuccess: (count) => count > 0 && toast.success(`Saved ${countOf(count, `${noun} prompt`)}`),
    onError: (error) => toast.error(errorText(error, `Failed to save ${noun} prompts`)),
  });
}

/** Saves prompts as one batch. What is saved already is not sent again. */
export const useSaveWrittenPrompts = (brandId: string, noun: string) =>
  useSave(noun, (prompts: WorkingPrompt[]) => savePrompts(brandId, noun, prompts));

/** Finishes the saves that the page was closed on. */
export function useResumeSaves(brandId: string): void {
  const { workspace, loaded } = useWorkspace(brandId);
  const noun = workspace.saves[0]?.noun ?? '';
  const { mutate } = useSave(noun, () => settleSaves(brandId));
  const looked = useRef(false);

  useEffect(() => {
    if (!loaded || looked.current) return;
    looked.current = true;
    if (noun !== '') mutate(undefined);
  }, [loaded, noun, mutate]);
}
