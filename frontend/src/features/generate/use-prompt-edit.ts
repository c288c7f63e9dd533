import { MESSAGES } from '#contracts';
import { useState } from 'react';
import { useToast } from '../../shared/ui/use-toast';
import type { WorkingPrompt } from '../../shared/workspace/workspace-types';

/** The one prompt in edit mode. The draft lives here, because its row may be scrolled out of sight. */
export function usePromptEdit(
  prompts: readonly WorkingPrompt[],
  save: (id: string, question: string) => unknown,
) {
  const [edit, setEdit] = useState<{ id: string; draft: string } | null>(null);
  const toast = useToast();
  // Another tab may have deleted the prompt.
  const current = edit && prompts.some((prompt) => prompt.id === edit.id) ? edit : null;

  return {
    editing: current,
    start: (prompt: WorkingPrompt) => {
      if (current && current.id !== prompt.id) {
        toast.warning(MESSAGES.editInProgress, 'Save or cancel the current edit first.');
        return;
      }
      setEdit({ id: prompt.id, draft: prompt.question });
    },
    change: (draft: string) => setEdit((before) => before && { ...before, draft }),
    cancel: () => setEdit(null),
    save: () => {
      const question = current?.draft.trim();
      if (!current || !question) return;
      save(current.id, question);
      setEdit(null);
    },
  };
}

export type PromptEdit = ReturnType<typeof usePromptEdit>;
