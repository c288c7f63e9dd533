import type { Draft, Job } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { draftsQuery, jobListQuery } from '../../../shared/api/queries';
import { neighbour, nextOpen, pushed, type Triage } from '../../../shared/triage/triage-queue';
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

/** Triage of the written list, or of one run's prompts in it. */
export function useTriage(brandId: string, jobId: string | null) {
  const { data: drafts, error, refetch } = useQuery(draftsQuery(brandId));
  const { data: jobs = NO_JOBS } = useQuery(jobListQuery(brandId));
  const [flaggedFirst, setFlaggedFirst] = useState(false);
  const [currentId, setCurrentId] = useState<string | null>(null);
  /** The prompt that Undo is restoring, until it is in the list again. */
  const [returningId, setReturningId] = useState<string | null>(null);
  const [done, setDone] = useState<(Done | Improved)[]>([]);
  const toast = useToast();
  const keep = useKeep(brandId);
  const removeDraft = useRemoveDraft(brandId);
  const takeBack = useTakeBack(brandId);
  const revert = useRevertDrafts(brandId);
  const isRewriting = useIsRewriting(brandId);
  const queue = useMemo(
    () => triageQueue(drafts ?? NO_DRAFTS, { jobId, flaggedFirst }),
    [drafts, jobId, flaggedFirst],
  );
  // Somebody else may have removed the current prompt; and at first none is chosen.
  const current = queue.find(({ id }) => id === currentId) ?? nextOpen(queue, null, isDecided);
  // Remembers the replacement: if somebody restores the former prompt, triage must not jump back while the user presses
  // keys.
  if (currentId !== null && currentId !== returningId && current && current.id !== currentId)
    setCurrentId(current.id);
  if (returningId !== null && returningId === current?.id) setReturningId(null);
  const { edit, saving } = useDraftEdit(brandId, queue, (before, text) =>
    setDone((all) => pushed(all, { what: 'edit', before, text })),
  );

  const showFlaggedFirst = (isOn: boolean) => {
    setFlaggedFirst(isOn);
    setCurrentId(null);
  };
  const decide = (what: 'keep' | 'remove') => {
    if (!current || (what === 'keep' && isDecided(current))) return;
    setDone((all) => pushed(all, { what, before: current }));
    setCurrentId(nextOpen(queue, current.id, isDecided)?.id ?? null);
    (what === 'keep' ? keep : removeDraft).mutate(current);
  };
  const undo = () => {
    const last = done.at(-1);
    if (!last) return;
    if (last.what === 'improve' && isRewriting) {
      toast.warning('The prompt is being improved', 'It can be undone once the new text is there.');
      return;
    }
    setDone(done.slice(0, -1));
    setCurrentId(last.before.id);
    setReturningId(last.what === 'remove' ? last.before.id : null);
    if (last.what === 'improve') {
      const now = queue.find(({ id }) => id === last.before.id);
      if (now && now.question !== last.before.question) revert.mutate([now]);
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
    retry: () => void refetch(),
    current,
    following: current && nextOpen(queue, current.id, isDecided),
    progress: triageProgress(queue, jobs, jobId),
    flaggedFirst:
      flaggedFirst || queue.some(({ flags }) => flags.length > 0)
        ? { isOn: flaggedFirst, set: showFlaggedFirst }
        : undefined,
    canUndo: done.length > 0,
    keep: () => decide('keep'),
    remove: () => decide('remove'),
    undo,
    move: (step) => current && setCurrentId(neighbour(queue, current.id, step)),
    edit,
    saving,
  };
  const improved = (before: Draft) => setDone((all) => pushed(all, { what: 'improve', before }));
  return { triage, improved };
}
