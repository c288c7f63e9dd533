import type { Draft, SavedAnswer } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText, read, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';
import { listChange } from '../drafts-api';

/**
 * Runs the mutations one after another: the second save joins the batch of the first, and an undo comes after its
 * decision.
 */
const oneByOne = (brandId: string) => ({ id: `triage ${brandId}` });

const replaced = (drafts: Draft[], id: string, change: Partial<Draft>): Draft[] =>
  drafts.map((draft) => (draft.id === id ? { ...draft, ...change } : draft));

/** Saves prompts one by one into the same batch. Each shows as saved at once. */
export function useKeep(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const batchId = useRef<string | undefined>(undefined);
  const change = listChange<Draft>(
    queryClient,
    brandId,
    ({ id }) => [id],
    (drafts, { id, savedPromptId }) =>
      replaced(drafts, id, { savedPromptId: savedPromptId ?? id, changed: false }),
  );
  return useMutation<SavedAnswer, Error, Draft, Draft[] | undefined>({
    ...change,
    scope: oneByOne(brandId),
    mutationFn: ({ id }) =>
      request('POST', `/api/brands/${brandId}/save-written-prompts`, {
        draftIds: [id],
        looked: true,
        batchId: batchId.current,
      }),
    onSuccess: (answer) => {
      batchId.current = answer.batchId ?? batchId.current;
      if (answer.count + (answer.alreadySaved ?? 0) === 0)
        toast.warning('Somebody else removed this prompt', 'It can be brought back from ‘Removed prompts’.');
    },
    onError: (error, draft, before) => {
      change.onError(error, draft, before);
      toast.error(errorText(error, 'Failed to save the prompt'));
    },
  });
}

export function useRemoveDraft(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = listChange<Draft>(
    queryClient,
    brandId,
    ({ id }) => [id],
    (drafts, gone) => drafts.filter(({ id }) => id !== gone.id),
  );
  return useMutation<unknown, Error, Draft, Draft[] | undefined>({
    ...change,
    scope: oneByOne(brandId),
    mutationFn: ({ id }) => request('POST', `/api/brands/${brandId}/drafts/remove`, { draftIds: [id] }),
    onError: (error, draft, before) => {
      change.onError(error, draft, before);
      toast.error(errorText(error, 'Failed to delete the prompts'));
    },
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
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = listChange<Done>(
    queryClient,
    brandId,
    ({ before }) => [before.id],
    (drafts, { what, before }) =>
      what === 'remove'
        ? drafts
        : replaced(drafts, before.id, what === 'keep' ? before : { question: before.question }),
  );
  return useMutation<unknown, Error, Done, Draft[] | undefined>({
    ...change,
    scope: oneByOne(brandId),
    mutationFn: ({ what, before, text }) => TAKE_BACK[what](brandId, before, text),
    onError: (error, done, before) => {
      change.onError(error, done, before);
      toast.error(errorText(error, 'Failed to undo'));
    },
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
