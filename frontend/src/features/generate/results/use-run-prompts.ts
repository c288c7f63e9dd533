import { isFinished, type Job, type JobPrompt } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { jobPromptsQuery } from '../../../shared/jobs/api';
import type { useMoveToDrafts } from '../drafts-api';

const NONE: JobPrompt[] = [];
/** The pause before newly generated prompts of a run are moved, too. */
const FOLLOW_MS = 500;

interface RunView {
  left: number | undefined;
  open: boolean;
  /** Whether prompts that were moved or saved are shown, too. */
  all: boolean;
  move: ReturnType<typeof useMoveToDrafts>;
}

/** The prompts of a run. They are not fetched if all of them were moved or saved: there may be thousands. */
export function useRunPrompts(job: Job, { left: count, open, all, move }: RunView) {
  // A folded card goes on moving prompts, too.
  const [goesOn, setGoesOn] = useState(false);
  const isNeeded = (open || goesOn) && count !== undefined && (all || !isFinished(job.status) || count > 0);
  const query = useQuery({ ...jobPromptsQuery(job.id), enabled: isNeeded });
  const prompts = isNeeded ? (query.data ?? NONE) : NONE;
  const left = useMemo(
    () => prompts.filter(({ draftId, savedPromptId }) => draftId === null && savedPromptId === null),
    [prompts],
  );
  const isFollowed = useFollowing(job, prompts, left, move);
  if (isFollowed !== goesOn) setGoesOn(isFollowed);
  const isLoading = open && (count === undefined || (isNeeded && query.isPending && !query.error));
  /** Prompts that were neither moved nor saved. Those being moved leave this list at once. */
  const staying = move.isPending ? NONE : left;
  return {
    all: prompts,
    left: staying,
    /** All of them were moved or saved: known before they are read. */
    isEmptied: isFinished(job.status) && job.done > 0 && staying.length === 0 && (count === 0 || !isLoading),
    /** Prompts to come are moved as well. */
    isFollowed: isFollowed && !isFinished(job.status),
    isLoading,
    error: query.error,
    refetch: query.refetch,
  };
}

export type RunPrompts = ReturnType<typeof useRunPrompts>;

/** After prompts of a running job were moved, its later prompts are moved as well. @returns whether they are */
function useFollowing(job: Job, prompts: JobPrompt[], left: JobPrompt[], move: RunView['move']): boolean {
  const [wasUnderWay, setWasUnderWay] = useState(false);
  if (!isFinished(job.status) && !wasUnderWay) setWasUnderWay(true);
  const isFollowed = wasUnderWay && prompts.some(({ draftId }) => draftId !== null);
  const hasMore = isFollowed && left.length > 0 && !move.isPending && !move.isError;
  const moveOn = useEffectEvent(() => move.mutate({ jobId: job.id }));
  useEffect(() => {
    if (!hasMore) return;
    const timer = setTimeout(moveOn, FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [hasMore]);
  return isFollowed && !move.isError;
}
