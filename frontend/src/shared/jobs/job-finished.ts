import type { Job, JobPrompt } from '#contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';

/** Call this after a structured file was created or deleted: the brand names its newest file. */
export const csvFilesChanged = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.csvGenerations(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.csvPreview(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.brand(brandId) }),
  ]);

/**
 * Whether the socket has brought all prompts of a job; the flags of its end have come by then, too. A fetch under way
 * may be older than those.
 */
function hasAllPrompts(queryClient: QueryClient, job: Job): boolean {
  const state = queryClient.getQueryState<JobPrompt[]>(queryKeys.jobPrompts(job.id));
  return state?.fetchStatus === 'idle' && state.data?.length === job.done;
}

/** Jobs whose end has been handled. */
const ended = new WeakMap<QueryClient, Set<string>>();

/** Call this for an unfinished job, also one that was retried: its end will have to be handled. */
export const jobContinues = (queryClient: QueryClient, { id }: Job): unknown =>
  ended.get(queryClient)?.delete(id);

/**
 * Call this with a job that ended, as reported by the socket or by the fetch after its start. Handles each end once.
 */
export async function jobEnded(queryClient: QueryClient, job: Job): Promise<void> {
  const known = ended.get(queryClient) ?? new Set();
  ended.set(queryClient, known);
  if (known.has(job.id)) return;
  known.add(job.id);
  await jobFinished(queryClient, job);
}

/** Refetches what the end of a job has changed. */
async function jobFinished(queryClient: QueryClient, job: Job): Promise<void> {
  await Promise.all([
    !hasAllPrompts(queryClient, job) &&
      queryClient.invalidateQueries({ queryKey: queryKeys.jobPrompts(job.id) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobFailures(job.id) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobReadings }),
    // Estimates are based on what earlier runs took.
    queryClient.invalidateQueries({ queryKey: queryKeys.estimates(job.brandId) }),
    // The coverage map, and a plan, show what is generated and not saved.
    queryClient.invalidateQueries({ queryKey: queryKeys.coverages(job.brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.coveragePlans(job.brandId) }),
    // It changed results of other runs, and which of them read alike.
    job.kind === 'ask-again' && queryClient.invalidateQueries({ queryKey: queryKeys.allJobPrompts }),
    job.kind === 'csv' && csvFilesChanged(queryClient, job.brandId),
  ]);
}
