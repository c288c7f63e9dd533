import type { Draft, Job } from '#contracts';

/** Run → how many of its prompts are in the written list and not saved. */
export type UnsavedInList = ReadonlyMap<string, number>;

export function unsavedInList(drafts: readonly Draft[]): UnsavedInList {
  const counts = new Map<string, number>();
  for (const { jobId, savedPromptId } of drafts)
    if (savedPromptId === null) counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  return counts;
}

/** How many prompts of a run are neither saved nor in the written list. */
export const leftOf = ({ id, unsaved }: Pick<Job, 'id' | 'unsaved'>, inList: UnsavedInList): number =>
  Math.max(0, unsaved - (inList.get(id) ?? 0));
