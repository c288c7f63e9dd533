import type { GenerateCsvRequest, GenerationAccepted } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { randomId } from '../../../shared/text/random-id';
import { useToast } from '../../../shared/ui/use-toast';
import { awaitCsvJob } from '../use-csv-toast';

/** Starts a structured file as a background job. */
export function useGenerateCsv(brandId: string, onStarted: () => void) {
  // Tried again after the network failed, the same call starts no second job.
  const [callId] = useState(randomId);
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: GenerateCsvRequest) =>
      request<GenerationAccepted>('POST', `/api/brands/${brandId}/generate-csv`, body, {
        headers: { Prefer: 'respond-async', 'Idempotency-Key': `${callId} ${JSON.stringify(body)}` },
      }),
    onSuccess: async ({ jobId }) => {
      awaitCsvJob(jobId);
      onStarted();
      await queryClient.invalidateQueries({ queryKey: queryKeys.jobList(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to generate CSV')),
  });
}
