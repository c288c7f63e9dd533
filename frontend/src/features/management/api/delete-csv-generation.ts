import type { CsvGeneration } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, request } from '../../../shared/api/request';
import { csvFilesChanged } from '../../../shared/jobs/job-finished';
import { useToast } from '../../../shared/ui/use-toast';

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
