import { isFinished, type Job, type JobPrompt } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { jobPromptsQuery } from '../../../shared/jobs/api';
import type { useMoveToDrafts } from '../drafts-api';

const NONE: JobPrompt[] = [];
/** Between two moves of what a run brings after its first prompts were moved. */
const FOLLOW_MS = 500;

interface RunView {
  left: number | undefined;
  open: boolean;
  /** Whether what was moved or saved is shown, too. */
  all: boolean;
  move: ReturnType<typeof useMoveToDrafts>;
}

/** The prompts of a run. Of one whose prompts were all moved or saved, thousands need not be read. */
export function useRunPrompts(job: Job, { left: count, open, all, move }: RunView) {
  const isWanted = open && count !== undefined && (all || !isFinished(job.status) || count > 0);
  const query = useQuery({ ...jobPromptsQuery(job.id), enabled: isWanted });
  const prompts = isWanted ? (query.data ?? NONE) : NONE;
  const left = useMemo(
    () => prompts.filter(({ draftId, savedPromptId }) => draftId === null && savedPromptId === null),
    [prompts],
  );
  useFollowing(job, prompts, left, move);
  return {
    all: prompts,
    /** Neither moved nor saved. What is being moved is gone from here at once. */
    left: move.isPending ? NONE : left,
    isLoading: open && (count === undefined || (isWanted && query.isPending && !query.error)),
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

export type RunPrompts = ReturnType<typeof useRunPrompts>;

/** What comes after prompts of a running job were moved is moved, too. */
function useFollowing(job: Job, prompts: JobPrompt[], left: JobPrompt[], move: RunView['move']): void {
  const [wasUnderWay, setWasUnderWay] = useState(false);
  if (!isFinished(job.status) && !wasUnderWay) setWasUnderWay(true);
  const isFollowed = wasUnderWay && prompts.some(({ draftId }) => draftId !== null);
  const hasNews = isFollowed && left.length > 0 && !move.isPending && !move.isError;
  const moveOn = useEffectEvent(() => move.mutate({ jobId: job.id }));
  useEffect(() => {
    if (!hasNews) return;
    const timer = setTimeout(moveOn, FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [hasNews]);
}
