import type { Job } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { errorText, request } from '../api/request';
import { useToast } from '../ui/use-toast';

/** Cancel keeps the finished prompts; retry asks only for the failed or missing ones, in the same job. */
function useJobChange(action: 'cancel' | 'retry', fallback: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (job: Job) => request<unknown>('POST', `/api/jobs/${job.id}/${action}`),
    onError: (error) => toast.error(errorText(error, fallback)),
    onSettled: (_answer, _error, job) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.job(job.id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.jobList(job.brandId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.jobFailures(job.id) }),
      ]),
  });
}

export const useCancelJob = () => useJobChange('cancel', 'Failed to cancel the job');
export const useRetryJob = () => useJobChange('retry', 'Failed to retry the job');
