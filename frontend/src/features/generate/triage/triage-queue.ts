import type { Draft, Job, TriageProgress } from '#contracts';
import { stateOf } from '../written-list/draft-filters';

interface QueueOptions {
  /** Of one run only. */
  jobId: string | null;
  /** What needs a look comes first. */
  flaggedFirst: boolean;
}

/** The prompts to go through, in the order of the list. */
export function triageQueue(drafts: readonly Draft[], { jobId, flaggedFirst }: QueueOptions): Draft[] {
  const queue = drafts.filter((draft) => jobId === null || draft.jobId === jobId);
  if (!flaggedFirst) return queue;
  const isFlagged = ({ flags }: Draft) => flags.length > 0;
  return [...queue.filter(isFlagged), ...queue.filter((draft) => !isFlagged(draft))];
}

/** Saved as it stands here. What was removed is not in the list any more. */
export const isDecided = (draft: Draft): boolean => stateOf(draft) === 'saved';

/** How far it is: what was saved and what was removed, of all. Both are rows, and the same for everybody. */
export function triageProgress(
  queue: readonly Draft[],
  jobs: readonly Job[],
  jobId: string | null,
): TriageProgress {
  const removed = jobs
    .filter(({ id }) => jobId === null || id === jobId)
    .reduce((sum, job) => sum + job.removed, 0);
  return { decided: queue.filter(isDecided).length + removed, total: queue.length + removed };
}
