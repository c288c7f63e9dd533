import { isFinished, type Job } from '#contracts';
import { useEffect } from 'react';
import { countOf } from '../../shared/text/format';
import { useToast } from '../../shared/ui/use-toast';

/** Files whose end is news to this page. */
const awaited = new Set<string>();

export const awaitCsvJob = (jobId: string): void => void awaited.add(jobId);

/** Tells the end of the files that were started here, once. */
export function useCsvToast(jobs: Job[] | undefined): void {
  const toast = useToast();

  useEffect(() => {
    for (const job of jobs ?? []) {
      if (!isFinished(job.status) || !awaited.delete(job.id)) continue;
      if (job.status === 'completed') toast.success(`Generated ${countOf(job.done, 'structured prompt')}`);
      if (job.status === 'failed') toast.error(job.error ?? 'Failed to generate CSV');
    }
  }, [jobs, toast]);
}
