import type { JobFailure, JobPrompt } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { InvalidResponseError, request } from '../api/request';
import { completeWithLivePrompts } from './live-prompts';

/** The good prompts of a job so far, by index. */
export const jobPromptsQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKeys.jobPrompts(jobId),
    queryFn: async ({ signal }) => {
      const prompts = await request<JobPrompt[]>('GET', `/api/jobs/${jobId}/prompts`, undefined, { signal });
      if (!Array.isArray(prompts)) throw new InvalidResponseError();
      return completeWithLivePrompts(jobId, prompts);
    },
  });

/** The failed items of a job, with their reasons. */
export const jobFailuresQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKeys.jobFailures(jobId),
    queryFn: ({ signal }) =>
      request<JobFailure[]>('GET', `/api/jobs/${jobId}/failures`, undefined, { signal }),
  });
