import type {
  Draft,
  DraftIdsRequest,
  MoveToDraftsRequest,
  SaveConflict,
  SaveWrittenPromptsRequest,
  UpdateDraftRequest,
} from '#contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request, RequestError } from '../../shared/api/request';
import { draftsChanged } from '../../shared/socket/draft-feed';
import { countOf, formatCount } from '../../shared/text/format';
import { rememberFocus } from '../../shared/ui/return-focus';
import { useSingleMutation } from '../../shared/api/use-single-mutation';
import { useToast } from '../../shared/ui/use-toast';
import { useListChange } from './use-list-change';

/** The drafts that were removed in the last 30 days. */
export const removedDraftsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.removedDrafts(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/drafts?status=removed`, signal),
  });

/** Moves all remaining results of a run to the written list. */
export function useMoveToDrafts(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationKey: queryKeys.drafts(brandId),
    mutationFn: (body: MoveToDraftsRequest) => request('POST', `/api/brands/${brandId}/drafts`, body),
    onError: (error) => toast.error(errorText(error, 'Failed to move the prompts')),
    onSettled: () => draftsChanged(queryClient, brandId, null),
  });
}

interface Edit extends UpdateDraftRequest {
  id: string;
}

const withText = (draft: Draft, question: string): Draft =>
  draft.question === question ? draft : { ...draft, question, changed: draft.savedPromptId !== null };

const withEdit = (draft: Draft, { question, previousQuestion }: UpdateDraftRequest): Draft => ({
  ...withText(draft, question),
  previousQuestion: previousQuestion ?? draft.previousQuestion,
});

const patchDraft = ({ id, ...body }: Edit): Promise<Draft> =>
  request('PATCH', `/api/drafts/${id}`, body).catch((error: unknown) => {
    const now = error instanceof RequestError ? error.body.draft : undefined;
    // An earlier attempt succeeded, but its response was lost.
    if (now?.question === body.question && now.removedAt === null) return now;
    throw error;
  });

/** The editor reports failures, and stays open. */
export function useEditDraft(brandId: string) {
  return useListChange(brandId, {
    change: patchDraft,
    idsOf: ({ id }) => [id],
    show: (drafts, edit) => drafts.map((draft) => (draft.id === edit.id ? withEdit(draft, edit) : draft)),
  });
}

const idsOf = (drafts: readonly { id: string }[]): string[] => drafts.map(({ id }) => id);

const bodyOf = (chosen: Draft[]): DraftIdsRequest => ({ draftIds: idsOf(chosen) });

export function useRestoreDrafts(brandId: string) {
  const toast = useToast();
  return useListChange(brandId, {
    change: (chosen: Draft[]) => request('POST', `/api/brands/${brandId}/drafts/restore`, bodyOf(chosen)),
    idsOf,
    show: (drafts) => drafts,
    onDone: ({ restoredCount }) => toast.success(`Restored ${countOf(restoredCount, 'prompt')}`),
    failure: 'Failed to restore the prompts',
  });
}

export function useRemoveDrafts(brandId: string) {
  const toast = useToast();
  const restore = useRestoreDrafts(brandId);
  return useListChange(brandId, {
    change: (chosen: Draft[]) => request('POST', `/api/brands/${brandId}/drafts/remove`, bodyOf(chosen)),
    idsOf,
    show: (drafts, chosen) => {
      const gone = new Set(chosen.map(({ id }) => id));
      return drafts.filter(({ id }) => !gone.has(id));
    },
    onDone: ({ removedCount }, chosen) => {
      const text = `Deleted ${countOf(removedCount, 'prompt')} from the written list`;
      if (removedCount === chosen.length) toast.undoable(text, () => restore.mutate(chosen));
      // Undo would bring back what a colleague has removed, too.
      else
        toast.warning(
          text,
          'Somebody else had removed the others. All can be brought back from ‘Removed prompts’.',
        );
    },
    failure: 'Failed to delete the prompts',
  });
}

/** The most edits that are sent at the same time. */
const AT_ONCE = 20;

/** Gives reverted prompts their improved texts again. Those that somebody has changed in the meantime stay as they are. */
function useUndoRevert(brandId: string) {
  const toast = useToast();
  return useListChange(brandId, {
    change: async (edits: Edit[]) => {
      const failures: unknown[] = [];
      for (let from = 0; from < edits.length; from += AT_ONCE) {
        const sent = await Promise.allSettled(edits.slice(from, from + AT_ONCE).map(patchDraft));
        for (const one of sent) if (one.status === 'rejected') failures.push(one.reason);
      }
      return failures;
    },
    idsOf,
    show: (drafts, edits) => {
      const editOf = new Map(edits.map((edit) => [edit.id, edit]));
      return drafts.map((draft) => {
        const edit = editOf.get(draft.id);
        return edit ? withEdit(draft, edit) : draft;
      });
    },
    onDone: (failures, edits) => {
      if (failures.length === 0) return;
      const notBack = `${formatCount(failures.length)} of ${countOf(edits.length, 'improved text')} did not come back`;
      toast.error(errorText(failures[0], 'Failed to bring the improved texts back'), notBack);
    },
  });
}

/** Of a prompt that was improved, and is to be reverted. */
const editToUndo = ({ id, question, previousQuestion }: Draft): Edit[] =>
  previousQuestion === null ? [] : [{ id, question, expected: previousQuestion, previousQuestion }];

/**
 * Reverts prompts to their texts from before the last improvement. Undo restores the improved texts, which can be
 * reverted again.
 */
export function useRevertDrafts(brandId: string) {
  const toast = useToast();
  const undo = useUndoRevert(brandId);
  return useListChange(brandId, {
    change: (chosen: Draft[]) => request('POST', `/api/brands/${brandId}/drafts/revert`, bodyOf(chosen)),
    idsOf,
    show: (drafts, chosen) => {
      const ids = new Set(chosen.map(({ id }) => id));
      return drafts.map((draft) =>
        ids.has(draft.id) && draft.previousQuestion !== null
          ? { ...withText(draft, draft.previousQuestion), previousQuestion: null }
          : draft,
      );
    },
    onDone: ({ revertedCount }, chosen) =>
      toast.undoable(`Reverted ${countOf(revertedCount, 'prompt')}`, () =>
        undo.mutate(chosen.flatMap(editToUndo)),
      ),
    failure: 'Failed to revert the prompts',
  });
}

export interface Save {
  /** As in 'Saved 4 written prompts'. */
  noun: string;
  /** Names drafts or a run. Repeating a save does not save anything twice. */
  body: SaveWrittenPromptsRequest;
}

/** @returns the drafts whose saved prompts were edited in the meantime, if a save was refused because of them */
export const conflictsIn = (error: unknown): SaveConflict[] | undefined =>
  error instanceof RequestError ? error.body.conflicts : undefined;

/** The toast when everything is already saved. */
export const ALREADY_SAVED = ['Already saved', 'These prompts are saved already.'] as const;

export function useSavePrompts(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ body }: Save) => request('POST', `/api/brands/${brandId}/save-written-prompts`, body),
    onSuccess: ({ count, updated = 0, breaksRule = 0 }, { noun }) => {
      if (count + updated === 0) toast.warning(...ALREADY_SAVED);
      else if (breaksRule > 0) toast.warning(savedText(count, updated, noun), brokenText(breaksRule));
      else toast.success(savedText(count, updated, noun));
    },
    onError: (error, { noun }) => {
      // On a conflict, a dialog asks which text to keep.
      if (!conflictsIn(error)) toast.error(errorText(error, `Failed to save ${noun} prompts`));
    },
    // The button is disabled in the meantime.
    onMutate: rememberFocus,
    onSettled: async (_answer, _error, { body }, returnFocus) => {
      await draftsChanged(queryClient, brandId, body.draftIds ?? null);
      returnFocus?.();
    },
  });
}

/** The rule was added after they were generated. */
const brokenText = (count: number): string =>
  `${formatCount(count)} of them ${count === 1 ? 'breaks' : 'break'} a blacklist rule. Prompt Management finds ${count === 1 ? 'it' : 'them'} by ‘Breaks a rule’.`;

function savedText(count: number, updated: number, noun: string): string {
  if (updated === 0) return `Saved ${countOf(count, `${noun} prompt`)}`;
  if (count === 0) return `Updated ${countOf(updated, 'saved prompt')}`;
  return `Saved ${formatCount(count)} new, updated ${formatCount(updated)}`;
}
