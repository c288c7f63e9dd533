import type { Draft, SaveConflict, SavedText } from '#contracts';
import { useRef } from 'react';
import { errorText, read, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';
import { conflictsIn } from '../drafts-api';
import { useListChange } from '../use-list-change';

/**
 * Runs the mutations one after another: the second save joins the batch of the first, and an undo comes after its
 * decision.
 */
const oneByOne = (brandId: string) => ({ id: `triage ${brandId}` });

const replaced = (drafts: Draft[], id: string, change: Partial<Draft>): Draft[] =>
  drafts.map((draft) => (draft.id === id ? { ...draft, ...change } : draft));

interface Kept {
  draft: Draft;
  /** The texts of saved prompts that it may replace, as chosen after a conflict. */
  replace?: SavedText[];
}

/**
 * Saves prompts one by one into the same batch. Each shows as saved at once.
 *
 * @param onFailed with the conflicts if somebody has edited the saved prompt in Prompt Management
 */
export function useKeep(
  brandId: string,
  onFailed: (draft: Draft, conflicts: SaveConflict[] | undefined) => void,
) {
  const toast = useToast();
  const batchId = useRef<string | undefined>(undefined);
  return useListChange(brandId, {
    scope: oneByOne(brandId),
    change: ({ draft, replace }: Kept) =>
      request('POST', `/api/brands/${brandId}/save-written-prompts`, {
        draftIds: [draft.id],
        looked: true,
        batchId: batchId.current,
        replace,
      }),
    idsOf: ({ draft }) => [draft.id],
    show: (drafts, { draft: { id, savedPromptId } }) =>
      replaced(drafts, id, { savedPromptId: savedPromptId ?? id, changed: false }),
    onDone: (answer) => {
      batchId.current = answer.batchId ?? batchId.current;
      if (answer.count + (answer.alreadySaved ?? 0) === 0)
        toast.warning('Somebody else removed this prompt', 'It can be brought back from ‘Removed prompts’.');
    },
    onFailed: (error, { draft }) => {
      const conflicts = conflictsIn(error);
      // On a conflict, triage asks which text to keep.
      if (!conflicts) toast.error(errorText(error, 'Failed to save the prompt'));
      onFailed(draft, conflicts);
    },
  });
}

export function useRemoveDraft(brandId: string) {
  return useListChange(brandId, {
    scope: oneByOne(brandId),
    change: ({ id }: Draft) => request('POST', `/api/brands/${brandId}/drafts/remove`, { draftIds: [id] }),
    idsOf: ({ id }) => [id],
    show: (drafts, gone) => drafts.filter(({ id }) => id !== gone.id),
    failure: 'Failed to delete the prompts',
  });
}

/** A step that can be undone, with the prompt from before it. */
export interface Done {
  what: 'keep' | 'remove' | 'edit';
  before: Draft;
  /** The text that an edit gave the prompt. If somebody has changed it since, the edit is not undone. */
  text?: string;
}

/** Undoes the last step. A kept prompt is undone only if it had not been saved before. */
export function useTakeBack(brandId: string) {
  return useListChange(brandId, {
    scope: oneByOne(brandId),
    change: ({ what, before, text }: Done) => TAKE_BACK[what](brandId, before, text),
    idsOf: ({ before }) => [before.id],
    show: (drafts, { what, before }) =>
      what === 'remove'
        ? drafts
        : replaced(drafts, before.id, what === 'keep' ? before : { question: before.question }),
    failure: 'Failed to undo',
  });
}

const TAKE_BACK: Record<
  Done['what'],
  (brandId: string, before: Draft, text: string | undefined) => Promise<unknown>
> = {
  remove: (brandId, { id }) => request('POST', `/api/brands/${brandId}/drafts/restore`, { draftIds: [id] }),
  edit: (_brandId, { id, question }, expected) =>
    request('PATCH', `/api/drafts/${id}`, { question, expected }),
  keep: async (brandId, { id }) => {
    const [now] = await read(`/api/brands/${brandId}/drafts?draftIds=${id}`);
    if (!now?.savedPromptId) return;
    const body = { promptIds: [now.savedPromptId] };
    await request('POST', `/api/brands/${brandId}/written-prompts/bulk-delete`, body);
  },
};
