import type { Draft } from '#contracts';
import { errorText, RequestError } from '../../../shared/api/request';
import { type EditOutcome, usePromptEdit } from '../../../shared/prompts/use-prompt-edit';
import { useToast } from '../../../shared/ui/use-toast';
import { useEditDraft } from '../drafts-api';

/** Editing drafts in place. If somebody else has saved a text first, the editor shows both texts. */
export function useDraftEdit(
  brandId: string,
  drafts: readonly Draft[],
  onEdited?: (before: Draft, text: string) => void,
) {
  const { mutateAsync, isPending } = useEditDraft(brandId);
  const toast = useToast();
  const save = async (id: string, question: string, expected: string): Promise<EditOutcome> => {
    const before = drafts.find((draft) => draft.id === id);
    try {
      await mutateAsync({ id, question, expected });
      if (before) onEdited?.({ ...before, question: expected }, question);
      return 'saved';
    } catch (error) {
      const theirs = error instanceof RequestError ? error.body.draft?.question : undefined;
      if (theirs !== undefined) return { theirs };
      toast.error(errorText(error, 'Failed to update prompt'));
      return 'refused';
    }
  };
  return { edit: usePromptEdit(drafts, save), saving: isPending };
}
