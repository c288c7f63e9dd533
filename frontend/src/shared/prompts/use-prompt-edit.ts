import { MESSAGES } from '#contracts';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedWork } from '../ui/unsaved-work';
import { useToast } from '../ui/use-toast';

interface Editable {
  id: string;
  question: string;
}

export interface Edit {
  id: string;
  draft: string;
  /** The text that is being replaced. */
  from: string;
  /** The text that somebody else has saved in the meantime. */
  theirs: string | null;
}

/** Saved; or refused, and the prompt stays in edit mode; or too late, with the text that somebody else has saved. */
export type EditOutcome = 'saved' | 'refused' | { theirs: string };

interface EditOptions {
  /** The list goes on showing the edited prompt when it is no longer one of its prompts. */
  stays?: boolean;
}

/** The one prompt in edit mode. The draft lives here, because its row may be scrolled out of sight. */
export function usePromptEdit(
  prompts: readonly Editable[],
  save: (id: string, question: string, expected: string) => Promise<EditOutcome>,
  { stays = false }: EditOptions = {},
) {
  const [edit, setEdit] = useState<Edit | null>(null);
  const toast = useToast();
  // Somebody may have removed the prompt in the meantime.
  const isListed = edit !== null && prompts.some((prompt) => prompt.id === edit.id);
  const current = isListed || stays ? edit : null;
  const isChanged = edit !== null && edit.draft.trim() !== edit.from;
  const isGone = isChanged && !isListed;
  useUnsavedWork(isChanged && current !== null, 'Your change of a prompt is not saved.');
  // No warning while saving: a save may take the prompt out of a filtered list, and a failed save shows its own toast.
  const isSaving = useRef(false);
  useEffect(() => {
    if (isGone && !isSaving.current)
      toast.warning(
        'The prompt you were editing is no longer in this list',
        stays
          ? 'It stays here until you save or cancel your change.'
          : 'Your text is kept: it shows again with the prompt.',
      );
  }, [isGone, stays, toast]);
  const change = (id: string, changeOf: (edit: Edit) => Edit | null) =>
    setEdit((before) => (before?.id === id ? changeOf(before) : before));

  return {
    editing: current,
    start: ({ id, question }: Editable) => {
      if (current && current.id !== id) {
        toast.warning(MESSAGES.editInProgress, 'Save or cancel the current edit first.');
        return;
      }
      setEdit({ id, draft: question, from: question, theirs: null });
      // Of a prompt that is no longer in the list.
      if (edit && edit.id !== id && isChanged)
        toast.undoable('Your change of the other prompt was discarded', () =>
          // Not over what was typed since.
          setEdit((since) => (since && since.draft !== since.from ? since : edit)),
        );
    },
    change: (draft: string) => setEdit((before) => before && { ...before, draft }),
    cancel: () => {
      setEdit(null);
      // Escape is pressed in passing.
      if (current && isChanged && current.draft.trim() !== '')
        toast.undoable('Your change of the prompt was discarded', () =>
          // Not over an edit that was begun since.
          setEdit((since) => since ?? current),
        );
    },
    save: async () => {
      const question = current?.draft.trim();
      if (!current || !question) return;
      const { id, theirs, from } = current;
      isSaving.current = true;
      const outcome = await save(id, question, theirs ?? from).finally(() => {
        isSaving.current = false;
      });
      // What was typed during the save is kept: it is the next change of the text just saved.
      if (outcome === 'saved')
        change(id, (before) =>
          before.draft.trim() === question ? null : { ...before, from: question, theirs: null },
        );
      else if (outcome !== 'refused') change(id, (before) => ({ ...before, theirs: outcome.theirs }));
    },
  };
}

export type PromptEdit = ReturnType<typeof usePromptEdit>;
