import { isFinished, type Job } from '#contracts';
import { useEffect, useRef } from 'react';
import { countOf } from '../../shared/text/format';
import { useToast } from '../../shared/ui/use-toast';

/** Tells the end of a job that was seen running on this page. */
export function useFinishedToast(job: Job | undefined, noun: string): void {
  const toast = useToast();
  const runningId = useRef<string | null>(null);

  useEffect(() => {
    if (!job) return;
    if (!isFinished(job.status)) {
      runningId.current = job.id;
      return;
    }
    if (runningId.current !== job.id) return;
    runningId.current = null;
    if (job.status === 'completed') toast.success(`Generated ${countOf(job.done, `${noun} prompt`)}`);
    if (job.status === 'failed') toast.error(job.error ?? `Failed to generate ${noun} prompts`);
  }, [job, noun, toast]);
}
