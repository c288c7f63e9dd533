import { isFinished } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { jobListQuery } from '../../../shared/api/queries';
import type { GenerationKind } from '../generation-kinds';

/** Whether a generator has a run, and whether one is under way: then its button must not start another. */
export function usePanelRun(brandId: string, { kind }: GenerationKind) {
  const { data: run } = useQuery({
    ...jobListQuery(brandId),
    select: (jobs) => {
      const runs = jobs.filter((job) => job.kind === kind);
      return { hasRun: runs.length > 0, running: runs.some((job) => !isFinished(job.status)) };
    },
  });
  return run ?? { hasRun: false, running: false };
}
