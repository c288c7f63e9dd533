import type { Job, JobPrompt } from '#contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';

/** To be called after a structured file was made or deleted. The brand tells its newest one. */
export const csvFilesChanged = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.csvGenerations(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.csvPreview(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.brand(brandId) }),
  ]);

/** Whether a job's prompts have all been told by the socket, marks of the end included. A reading may be older than those. */
function hasAllPrompts(queryClient: QueryClient, job: Job): boolean {
  const state = queryClient.getQueryState<JobPrompt[]>(queryKeys.jobPrompts(job.id));
  return state?.fetchStatus === 'idle' && state.data?.length === job.done;
}

/** Jobs whose end was taken note of. */
const ended = new WeakMap<QueryClient, Set<string>>();

/** A job that goes on, perhaps once more, will end. */
export const jobGoesOn = (queryClient: QueryClient, { id }: Job): unknown =>
  ended.get(queryClient)?.delete(id);

/** To be called with a job that ended, by whoever learns of it: the socket, or the read after its start. */
export async function jobEnded(queryClient: QueryClient, job: Job): Promise<void> {
  const known = ended.get(queryClient) ?? new Set();
  ended.set(queryClient, known);
  if (known.has(job.id)) return;
  known.add(job.id);
  await jobFinished(queryClient, job);
}

/** Reads again what a job's end has changed. */
async function jobFinished(queryClient: QueryClient, job: Job): Promise<void> {
  await Promise.all([
    !hasAllPrompts(queryClient, job) &&
      queryClient.invalidateQueries({ queryKey: queryKeys.jobPrompts(job.id) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobFailures(job.id) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobReadings }),
    // They go by what earlier runs took.
    queryClient.invalidateQueries({ queryKey: queryKeys.estimates(job.brandId) }),
    // The coverage map tells what is generated and not saved.
    queryClient.invalidateQueries({ queryKey: queryKeys.coverages(job.brandId) }),
    // It changed results of other runs, and what reads alike in them.
    job.kind === 'ask-again' && queryClient.invalidateQueries({ queryKey: queryKeys.allJobPrompts }),
    job.kind === 'csv' && csvFilesChanged(queryClient, job.brandId),
  ]);
}
