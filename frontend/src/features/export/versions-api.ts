import type { ExportVersionRequest } from '#contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Selection } from './selection';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request } from '../../shared/api/request';
import { useToast } from '../../shared/ui/use-toast';

export const exportVersionsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.exportVersions(brandId),
    queryFn: async ({ signal }) => {
      const versions = await read(`/api/brands/${brandId}/export-versions`, signal);
      return versions.filter(({ format }) => format === 'profound');
    },
  });

/** What changed since the last export. Read anew each time that it is shown. */
export const pendingExportQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.pendingExport(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/export-versions/pending?format=profound`, signal),
    gcTime: 0,
  });

export const exportDifferenceQuery = (brandId: string, id: string, from: string) =>
  queryOptions({
    queryKey: queryKeys.exportDifference(id, from),
    queryFn: ({ signal }) =>
      read(`/api/brands/${brandId}/export-versions/${id}/difference?from=${from}`, signal),
  });

/** Keeps what was exported. */
export function useKeepExport(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ all, named }: Selection) => {
      const name = all ? 'exceptPromptIds' : 'promptIds';
      const body: ExportVersionRequest = {
        format: 'profound',
        ...(named.size > 0 && { [name]: [...named] }),
      };
      return request('POST', `/api/brands/${brandId}/export-versions`, body);
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.exportVersions(brandId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.pendingExport(brandId) }),
      ]),
    onError: (error) => toast.error(errorText(error, 'The export was downloaded, but not kept as a version')),
  });
}
