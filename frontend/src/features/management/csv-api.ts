import type { CsvGeneration, GenerateCsvRequest } from '#contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request } from '../../shared/api/request';
import { csvFilesChanged } from '../../shared/jobs/job-finished';
import { useStartRun } from '../../shared/jobs/start-run';
import { useToast } from '../../shared/ui/use-toast';

export const CSV_FAILURE = 'Failed to generate CSV';

/** Rows per product category of one file. */
export const csvBreakdownQuery = ({ brandId, id }: CsvGeneration) =>
  queryOptions({
    queryKey: queryKeys.csvBreakdown(id),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/csv-generations/${id}/breakdown`, signal),
  });

/** The first rows of the newest file. */
export const csvPreviewQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.csvPreview(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/csv-preview`, signal),
  });

/** Starts a structured file as a background job. */
export const useGenerateCsv = (brandId: string) =>
  useStartRun<GenerateCsvRequest>(brandId, 'generate-csv', CSV_FAILURE);

export function useDeleteCsvGeneration() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ brandId, id }: CsvGeneration) =>
      request('DELETE', `/api/brands/${brandId}/csv-generations/${id}`),
    onSuccess: async (_answer, { brandId }) => {
      toast.success('CSV generation deleted successfully');
      await csvFilesChanged(queryClient, brandId);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete CSV generation')),
  });
}
