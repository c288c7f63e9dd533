import { isFinished, type Job, MESSAGES } from '#contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { countOf } from '../text/format';
import { newListeners } from '../ui/listeners';
import { type Toast, useToast } from '../ui/use-toast';

/** Jobs whose end this page announces: those it started, or has seen running. */
const awaited = new Set<string>();
/** How many prompts a job had when it last ended: one that is tried again adds to them. */
const endedWith = new Map<string, number>();
let begun = 0;
const { notify, subscribe } = newListeners();

/** Marks a job whose end is to be announced, even if it ended before the response to the call that started it. */
export function awaitJob(jobId: string): void {
  awaited.add(jobId);
  begun++;
  notify();
}
export const isAwaited = (jobId: string): boolean => awaited.has(jobId);

/** The words of 'Generated 4 bulk v2 prompts', and the text for a job that failed without a reason. */
export interface EndTexts {
  verb: 'Generated' | 'Improved' | 'Asked again for';
  noun: string;
  failure: string;
}

/**
 * Shows a toast when an awaited job ends, once per job. `textsOf` must be a stable function; jobs without texts get
 * none.
 */
export function useFinishedToasts(
  jobs: Job[] | undefined,
  textsOf: (job: Job) => EndTexts | undefined,
): void {
  const toast = useToast();
  const starts = useSyncExternalStore(subscribe, () => begun);

  useEffect(() => {
    for (const job of jobs ?? []) {
      const texts = textsOf(job);
      if (!texts) continue;
      if (!isFinished(job.status)) awaited.add(job.id);
      else {
        if (awaited.delete(job.id)) showEnd(toast, job, texts, job.done - (endedWith.get(job.id) ?? 0));
        endedWith.set(job.id, job.done);
      }
    }
  }, [jobs, starts, textsOf, toast]);
}

/** @param made how many prompts it made since it was last started */
function showEnd(toast: Toast, job: Job, { verb, noun, failure }: EndTexts, made: number): void {
  if (job.status === 'failed') toast.error(job.error ?? failure);
  if (job.status !== 'completed') return;
  const text = made === 0 ? `No ${noun}s generated` : `${verb} ${countOf(made, noun)}`;
  if (job.done === 0)
    toast.warning(
      `No ${noun}s generated`,
      job.notice ?? (job.blocked > 0 ? MESSAGES.allForbidden : 'There is nothing to generate from.'),
    );
  else if (job.failed > 0)
    toast.warning(
      text,
      job.error?.endsWith(MESSAGES.retryAdvice)
        ? `${countOf(job.failed, 'prompt')} failed, and can be asked for again.`
        : (job.error ?? undefined),
    );
  // A success toast is only for a run in which nothing failed.
  else toast.success([text, job.notice].filter(Boolean).join('. '));
}
