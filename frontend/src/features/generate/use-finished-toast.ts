import { isFinished, type Job } from '#contracts';
import { useEffect } from 'react';
import { countOf } from '../../shared/text/format';
import { useToast } from '../../shared/ui/use-toast';

/** Jobs whose end is news to this page: started here, or seen running. */
const awaited = new Set<string>();

/** A short job may have ended before its first state is read. */
export const awaitJob = (jobId: string): void => void awaited.add(jobId);

/** As in 'Generated 4 bulk v2 prompts', and what is said of a job that failed without a reason. */
export interface EndTexts {
  verb: 'Generated' | 'Improved';
  noun: string;
  failure: string;
}

/** Tells the end of an awaited job, once. */
export function useFinishedToast(job: Job | undefined, { verb, noun, failure }: EndTexts): void {
  const toast = useToast();

  useEffect(() => {
    if (!job) return;
    if (!isFinished(job.status)) return awaitJob(job.id);
    if (!awaited.delete(job.id)) return;
    if (job.status === 'completed') toast.success(`${verb} ${countOf(job.done, noun)}`);
    if (job.status === 'failed') toast.error(job.error ?? failure);
  }, [job, verb, noun, failure, toast]);
}
