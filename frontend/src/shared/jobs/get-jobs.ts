import type { Job } from '#contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { request } from '../api/request';

/** The brand's jobs, newest first, at most 200. */
export const jobListQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.jobList(brandId),
    queryFn: ({ signal }) => request<Job[]>('GET', `/api/brands/${brandId}/jobs`, undefined, { signal }),
  });

/**
 * Gives up a reading of the list that is under way: what it tells may be older than what the socket tells. TanStack
 * Query does so by itself only when an earlier one succeeded. To be followed at once by another reading.
 */
export const giveUpJobList = (queryClient: QueryClient, brandId: string): void =>
  void queryClient.cancelQueries({ queryKey: queryKeys.jobList(brandId) }, { silent: true, revert: false });

export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKeys.job(jobId),
    queryFn: ({ signal }) => request<Job>('GET', `/api/jobs/${jobId}`, undefined, { signal }),
  });
