import { isFinished, type Job } from '#contracts';
import { useEffect } from 'react';
import { countOf } from '../text/format';
import { useToast } from '../ui/use-toast';

/** Jobs whose end is news to this page: started here, or seen running. */
const awaited = new Set<string>();

/** A short job may have ended before its first state is read. */
export const awaitJob = (jobId: string): void => void awaited.add(jobId);
export const isAwaited = (jobId: string): boolean => awaited.has(jobId);

/** As in 'Generated 4 bulk v2 prompts', and what is said of a job that failed without a reason. */
export interface EndTexts {
  verb: 'Generated' | 'Improved';
  noun: string;
  failure: string;
}

/** Tells the ends of awaited jobs, each once. `textsOf` must stay the same function; jobs without texts are not told. */
export function useFinishedToasts(
  jobs: Job[] | undefined,
  textsOf: (job: Job) => EndTexts | undefined,
): void {
  const toast = useToast();

  useEffect(() => {
    for (const job of jobs ?? []) {
      const texts = textsOf(job);
      if (!texts) continue;
      if (!isFinished(job.status)) awaitJob(job.id);
      else if (awaited.delete(job.id)) {
        if (job.status === 'completed' && job.done === 0)
          toast.warning(
            `No ${texts.noun}s generated`,
            job.blocked > 0 ? 'The blacklist rules forbid them all.' : 'There is nothing to generate from.',
          );
        else if (job.status === 'completed') toast.success(`${texts.verb} ${countOf(job.done, texts.noun)}`);
        if (job.status === 'failed') toast.error(job.error ?? texts.failure);
      }
    }
  }, [jobs, textsOf, toast]);
}
