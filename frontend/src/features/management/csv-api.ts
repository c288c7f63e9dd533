import type {
  CsvBreakdown,
  CsvGeneration,
  CsvPreview,
  GenerateCsvRequest,
  GenerationAccepted,
} from '#contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { awaitCsvJob } from './use-csv-toast';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request } from '../../shared/api/request';
import { csvFilesChanged } from '../../shared/jobs/job-finished';
import { randomId } from '../../shared/text/random-id';
import { useToast } from '../../shared/ui/use-toast';

/** The structured files, newest first. */
export const csvGenerationsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.csvGenerations(brandId),
    queryFn: ({ signal }) => read<CsvGeneration[]>(`/api/brands/${brandId}/csv-generations`, signal),
  });

/** Rows per product category of one file. */
export const csvBreakdownQuery = ({ brandId, id }: CsvGeneration) =>
  queryOptions({
    queryKey: queryKeys.csvBreakdown(id),
    queryFn: ({ signal }) =>
      read<CsvBreakdown>(`/api/brands/${brandId}/csv-generations/${id}/breakdown`, signal),
  });

/** The first rows of the newest file. */
export const csvPreviewQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.csvPreview(brandId),
    queryFn: ({ signal }) => read<CsvPreview>(`/api/brands/${brandId}/csv-preview`, signal),
  });

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

export function useDeleteCsvGeneration() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ brandId, id }: CsvGeneration) =>
      request<unknown>('DELETE', `/api/brands/${brandId}/csv-generations/${id}`),
    onSuccess: async (_answer, { brandId }) => {
      toast.success('CSV generation deleted successfully');
      await csvFilesChanged(queryClient, brandId);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete CSV generation')),
  });
}
