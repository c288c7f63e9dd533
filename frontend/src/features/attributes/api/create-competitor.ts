import type { Competitor, CompetitorRequest } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

export function useCreateCompetitor(brandId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: CompetitorRequest) =>
      request<Competitor>('POST', `/api/brands/${brandId}/competitors`, body),
    onSuccess: async () => {
      toast.success('Competitor added successfully');
      onSaved();
      await queryClient.invalidateQueries({ queryKey: queryKeys.competitors(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to add competitor')),
  });
}
