import type { Job } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { request } from '../api/request';

/** The brand's jobs, newest first, at most 200. */
export const jobListQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.jobList(brandId),
    queryFn: ({ signal }) => request<Job[]>('GET', `/api/brands/${brandId}/jobs`, undefined, { signal }),
  });

export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKeys.job(jobId),
    queryFn: ({ signal }) => request<Job>('GET', `/api/jobs/${jobId}`, undefined, { signal }),
  });
