import { MESSAGES } from '#contracts';
import { useState } from 'react';
import { useToast } from '../ui/use-toast';

interface Editable {
  id: string;
  question: string;
}

/** The one prompt in edit mode. The draft lives here, because its row may be scrolled out of sight. */
export function usePromptEdit(
  prompts: readonly Editable[],
  /** @returns false, or a promise of it, when the text could not be saved and stays in edit mode */
  save: (id: string, question: string) => unknown,
) {
  const [edit, setEdit] = useState<{ id: string; draft: string } | null>(null);
  const toast = useToast();
  // It may have been deleted meanwhile.
  const current = edit && prompts.some((prompt) => prompt.id === edit.id) ? edit : null;

  return {
    editing: current,
    start: (prompt: Editable) => {
      if (current && current.id !== prompt.id) {
        toast.warning(MESSAGES.editInProgress, 'Save or cancel the current edit first.');
        return;
      }
      setEdit({ id: prompt.id, draft: prompt.question });
    },
    change: (draft: string) => setEdit((before) => before && { ...before, draft }),
    cancel: () => setEdit(null),
    save: async () => {
      const question = current?.draft.trim();
      if (!current || !question) return;
      if ((await save(current.id, question)) !== false)
        setEdit((before) => (before?.id === current.id ? null : before));
    },
  };
}

export type PromptEdit = ReturnType<typeof usePromptEdit>;
