import type { Job } from '#contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { errorText, InvalidResponseError, read, request } from '../api/request';
import { rememberFocus } from '../ui/return-focus';
import { useToast } from '../ui/use-toast';
import { readWithLivePrompts } from './live-prompts';

/** The good prompts of a job so far, by index. */
export const jobPromptsQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKeys.jobPrompts(jobId),
    queryFn: ({ signal }) =>
      readWithLivePrompts(jobId, async () => {
        const prompts = await read(`/api/jobs/${jobId}/prompts`, signal);
        if (!Array.isArray(prompts)) throw new InvalidResponseError();
        return prompts;
      }),
  });

/** The failed items of a job, with their reasons. */
export const jobFailuresQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKeys.jobFailures(jobId),
    queryFn: ({ signal }) => read(`/api/jobs/${jobId}/failures`, signal),
  });

/** Cancel keeps the finished prompts; retry asks only for the failed or missing ones, in the same job. */
function useJobChange(action: 'cancel' | 'retry', fallback: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (job: Job) => request('POST', `/api/jobs/${job.id}/${action}`),
    onError: (error) => toast.error(errorText(error, fallback)),
    // The button disappears when the state of the job changes.
    onMutate: rememberFocus,
    onSettled: async (_answer, _error, job, returnFocus) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.jobList(job.brandId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.jobFailures(job.id) }),
      ]);
      returnFocus?.();
    },
  });
}

export const useCancelJob = () => useJobChange('cancel', 'Failed to cancel the job');
export const useRetryJob = () => useJobChange('retry', 'Failed to retry the job');
