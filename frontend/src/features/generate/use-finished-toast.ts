import { isFinished, type Job } from '#contracts';
import { useEffect } from 'react';
import { countOf } from '../../shared/text/format';
import { useToast } from '../../shared/ui/use-toast';

/** Jobs whose end is news to this page: started here, or seen running. */
const awaited = new Set<string>();

/** A short job may have ended before its first state is read. */
export const awaitJob = (jobId: string): void => void awaited.add(jobId);

/** Tells the end of an awaited job, once. */
export function useFinishedToast(job: Job | undefined, noun: string): void {
  const toast = useToast();

  useEffect(() => {
    if (!job) return;
    if (!isFinished(job.status)) return awaitJob(job.id);
    if (!awaited.delete(job.id)) return;
    if (job.status === 'completed') toast.success(`Generated ${countOf(job.done, `${noun} prompt`)}`);
    if (job.status === 'failed') toast.error(job.error ?? `Failed to generate ${noun} prompts`);
  }, [job, noun, toast]);
}
