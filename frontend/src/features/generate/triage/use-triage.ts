import type { Draft, Job, SaveConflict, SavedText } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { draftsQuery, jobListQuery } from '../../../shared/api/queries';
import type { Triage } from '../../../shared/triage/triage';
import { useTriageCursor } from '../../../shared/triage/use-triage-cursor';
import { useUndoStack } from '../../../shared/triage/use-undo-stack';
import { useToast } from '../../../shared/ui/use-toast';
import { useRevertDrafts } from '../drafts-api';
import { useIsRewriting } from '../improve/use-is-rewriting';
import { useDraftEdit } from '../written-list/use-draft-edit';
import { type Done, useKeep, useRemoveDraft, useTakeBack } from './triage-api';
import { isDecided, triageProgress, triageQueue } from './triage-queue';

const NO_DRAFTS: Draft[] = [];
const NO_JOBS: Job[] = [];

/** An improvement by the model, with the draft from before it. The new text arrives later. */
interface Improved {
  what: 'improve';
  before: Draft;
}

/** A prompt to keep whose saved one was edited in Prompt Management meanwhile. */
interface Conflict {
  draft: Draft;
  conflicts: SaveConflict[];
}

/** Triage of the written list, or of some of it: of one run's prompts, or of those with certain ids. */
export function useTriage(brandId: string, jobId: string | null, only: ReadonlySet<string> | null) {
  const { data: drafts, error, refetch } = useQuery(draftsQuery(brandId));
  const { data: jobs = NO_JOBS } = useQuery(jobListQuery(brandId));
  const [flaggedFirst, setFlaggedFirst] = useState(false);
  const done = useUndoStack<Done | Improved>();
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const removeDraft = useRemoveDraft(brandId);
  const takeBack = useTakeBack(brandId);
  const revert = useRevertDrafts(brandId);
  const isRewriting = useIsRewriting(brandId);
  const queue = useMemo(
    () => triageQueue(drafts ?? NO_DRAFTS, { jobId, only, flaggedFirst }),
    [drafts, jobId, only, flaggedFirst],
  );
  const cursor = useTriageCursor(queue, isDecided);
  const { current } = cursor;
  const keep = useKeep(brandId, (draft, conflicts) => {
    done.drop(({ what, before }) => what === 'keep' && before === draft);
    if (!conflicts) return;
    setConflict({ draft, conflicts });
    cursor.goTo(draft.id);
  });
  const { edit, saving } = useDraftEdit(brandId, queue, (before, text) =>
    done.push({ what: 'edit', before, text }),
  );

  const showFlaggedFirst = (isOn: boolean) => {
    setFlaggedFirst(isOn);
    cursor.restart();
  };
  const decide = (what: 'keep' | 'remove') => {
    if (!current || (what === 'keep' && isDecided(current))) return;
    done.push({ what, before: current });
    cursor.goOn();
    if (what === 'keep') keep.mutate({ draft: current });
    else removeDraft.mutate(current);
  };
  const resolve = ({ draft, conflicts }: Conflict, replace: SavedText[] = []) => {
    setConflict(null);
    // Without a text to replace, the draft has taken the saved one over.
    done.push(
      replace.length > 0
        ? { what: 'keep', before: draft }
        : { what: 'edit', before: draft, text: conflicts[0]?.savedQuestion },
    );
    cursor.goOn();
    keep.mutate({ draft, replace });
  };
  const undo = () => {
    const { last } = done;
    if (!last) return;
    const now = queue.find(({ id }) => id === last.before.id);
    const hasNewText = now !== undefined && now.question !== last.before.question;
    // The text arrives before its run is over.
    if (last.what === 'improve' && isRewriting && !hasNewText) {
      toast.warning('The prompt is being improved', 'It can be undone once the new text is there.');
      return;
    }
    done.dropLast();
    cursor.goTo(last.before.id, last.what === 'remove');
    if (last.what === 'improve') {
      if (hasNewText) revert.mutate([now]);
      else toast.warning('Its text was not improved', 'There is nothing to undo.');
    } else if (last.what === 'keep' && last.before.savedPromptId !== null)
      toast.warning(
        'The saved prompt keeps its new text',
        'Its former text is not kept. Edit the prompt to change it.',
      );
    else takeBack.mutate(last);
  };
  const triage: Triage<Draft> = {
    isLoaded: drafts !== undefined,
    error,
    retry: refetch,
    current,
    following: cursor.following,
    progress: triageProgress(queue, jobs, { jobId, only }),
    flaggedFirst:
      flaggedFirst || queue.some(({ flags }) => flags.length > 0)
        ? { isOn: flaggedFirst, set: showFlaggedFirst }
        : undefined,
    canUndo: done.last !== undefined,
    keep: () => decide('keep'),
    remove: () => decide('remove'),
    undo,
    move: cursor.move,
    edit,
    saving,
  };
  const improved = (before: Draft) => done.push({ what: 'improve', before });
  return { triage, improved, conflict, resolve, giveUp: () => setConflict(null) };
}
