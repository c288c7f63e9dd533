import { isFinished } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { jobListQuery } from '../../../shared/api/queries';
import { REWRITING } from '../api';

/** Whether prompts of this brand are being improved or asked for again: one such run at a time. */
export function useIsRewriting(brandId: string): boolean {
  const { data = false } = useQuery({
    ...jobListQuery(brandId),
    select: (jobs) => jobs.some((job) => REWRITING.includes(job.kind) && !isFinished(job.status)),
  });
  return data;
}
