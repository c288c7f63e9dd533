import { isFinished, type Job } from '#contracts';
import { useState } from 'react';
import { isAwaited } from '../../shared/jobs/use-finished-toasts';

/** The run, while it is under way and after an end that this page has seen; null otherwise. */
export function useRunInSight(job: Job | null): Job | null {
  const [shown, setShown] = useState('');
  if (job && shown !== job.id && (!isFinished(job.status) || isAwaited(job.id))) setShown(job.id);
  return job?.id === shown ? job : null;
}
