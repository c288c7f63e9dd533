import type { Job } from '#contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';

/** To be called after a structured file was made or deleted. The brand tells its newest one. */
export const csvFilesChanged = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.csvGenerations(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.csvPreview(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.brand(brandId) }),
  ]);

/** Reads again what a job's end has changed. */
export async function jobFinished(queryClient: QueryClient, job: Job): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.jobPrompts(job.id) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobFailures(job.id) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobReadings }),
    // It changed results of other runs, and what reads alike in them.
    job.kind === 'ask-again' && queryClient.invalidateQueries({ queryKey: ['job-prompts'] }),
    job.kind === 'csv' && csvFilesChanged(queryClient, job.brandId),
  ]);
}
