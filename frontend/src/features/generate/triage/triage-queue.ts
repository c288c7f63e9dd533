import type { Draft, Job, TriageProgress } from '#contracts';
import { stateOf } from '../written-list/draft-filters';

interface QueueOptions {
  /** Only the prompts of this run; null: of all. */
  jobId: string | null;
  /** Only the prompts with these ids, such as those that filters showed when triage was opened; null: all. */
  only: ReadonlySet<string> | null;
  /** Flagged prompts come first. */
  flaggedFirst: boolean;
}

/** The prompts to triage, in the order of the list. */
export function triageQueue(drafts: readonly Draft[], options: QueueOptions): Draft[] {
  const { jobId, only, flaggedFirst } = options;
  const queue = drafts.filter(
    (draft) => (jobId === null || draft.jobId === jobId) && (only?.has(draft.id) ?? true),
  );
  if (!flaggedFirst) return queue;
  const isFlagged = ({ flags }: Draft) => flags.length > 0;
  return [...queue.filter(isFlagged), ...queue.filter((draft) => !isFlagged(draft))];
}

/** Whether the prompt is saved with its current text. Removed prompts are no longer in the list. */
export const isDecided = (draft: Draft): boolean => stateOf(draft) === 'saved';

/**
 * How many prompts were saved or removed, of all. Both are rows in the database, so everybody sees the same progress.
 */
export function triageProgress(
  queue: readonly Draft[],
  jobs: readonly Job[],
  { jobId, only }: Pick<QueueOptions, 'jobId' | 'only'>,
): TriageProgress {
  if (only) {
    const undecided = queue.filter((draft) => !isDecided(draft)).length;
    return { decided: only.size - undecided, total: only.size };
  }
  const removed = jobs
    .filter(({ id }) => jobId === null || id === jobId)
    .reduce((sum, job) => sum + job.removed, 0);
  return { decided: queue.filter(isDecided).length + removed, total: queue.length + removed };
}
