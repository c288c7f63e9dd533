import { isFinished, type Job, MESSAGES } from '#contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { countOf } from '../text/format';
import { newListeners } from '../ui/listeners';
import { type Toast, useToast } from '../ui/use-toast';

/** Jobs whose end is news to this page: started here, or seen running. */
const awaited = new Set<string>();
let begun = 0;
const { tell, subscribe } = newListeners();

/** A short job may have ended, and its end may have been heard, before the call that started it was answered. */
export function awaitJob(jobId: string): void {
  awaited.add(jobId);
  begun++;
  tell();
}
export const isAwaited = (jobId: string): boolean => awaited.has(jobId);

/** As in 'Generated 4 bulk v2 prompts', and what is said of a job that failed without a reason. */
export interface EndTexts {
  verb: 'Generated' | 'Improved' | 'Asked again for';
  noun: string;
  failure: string;
}

/** Tells the ends of awaited jobs, each once. `textsOf` must stay the same function; jobs without texts are not told. */
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
      else if (awaited.delete(job.id)) tellEnd(toast, job, texts);
    }
  }, [jobs, starts, textsOf, toast]);
}

function tellEnd(toast: Toast, job: Job, { verb, noun, failure }: EndTexts): void {
  if (job.status === 'failed') toast.error(job.error ?? failure);
  if (job.status !== 'completed') return;
  const text = `${verb} ${countOf(job.done, noun)}`;
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
  // Green is for what went well altogether.
  else toast.success([text, job.notice].filter(Boolean).join('. '));
}
