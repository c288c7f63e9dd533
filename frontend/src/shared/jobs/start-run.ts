import { type GenerationAccepted, isFinished, type Job } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryKeys } from '../api/query-keys';
import { randomKey } from '../api/random-key';
import { errorText, InvalidResponseError, request } from '../api/request';
import { rememberFocus } from '../ui/return-focus';
import { useToast } from '../ui/use-toast';
import { jobEnded } from './job-finished';
import { awaitJob } from './use-finished-toasts';

/** The type of the path does not determine which generate call it was, so the response is checked here. */
const isAccepted = (answer: unknown): answer is Pick<GenerationAccepted, 'jobId'> =>
  typeof answer === 'object' && answer !== null && 'jobId' in answer && typeof answer.jobId === 'string';

/**
 * Starts a job in the background. A retry with the same body, such as after a network failure, keeps the idempotency
 * key until the call has succeeded: so it starts only one job.
 */
export function useStartRun<Body>(brandId: string, call: string, failure: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const open = useRef<{ content: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (body: Body) => {
      const content = JSON.stringify(body ?? null);
      if (open.current?.content !== content) open.current = { content, key: randomKey() };
      const headers = { Prefer: 'respond-async', 'Idempotency-Key': open.current.key };
      const path = `/api/brands/${brandId}/${call}`;
      const answer = await request('POST', path, body, { headers });
      if (!isAccepted(answer)) throw new InvalidResponseError();
      return answer.jobId;
    },
    onSuccess: async (jobId) => {
      open.current = null;
      awaitJob(jobId);
      const list = queryKeys.jobList(brandId);
      await queryClient.invalidateQueries({ queryKey: list });
      // If a short job has ended by now, the socket may bring no further event about it.
      const job = queryClient.getQueryData<Job[]>(list)?.find(({ id }) => id === jobId);
      if (job && isFinished(job.status)) await jobEnded(queryClient, job);
    },
    onError: (error) => toast.error(errorText(error, failure)),
    // The button is disabled from the press on, and often until the run ends.
    onMutate: rememberFocus,
    onSettled: (_jobId, _error, _body, returnFocus) => returnFocus?.(),
  });
}
