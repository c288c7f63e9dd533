import type { ExportFormat, ExportVersionRequest } from '#contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { errorText, read, request } from '../api/request';
import { useToast } from '../ui/use-toast';

/** The kept exports in one format, newest first. */
export const exportVersionsQuery = (brandId: string, format: ExportFormat) =>
  queryOptions({
    queryKey: queryKeys.exportVersions(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/export-versions`, signal),
    select: (versions) => versions.filter((version) => version.format === format),
  });

/** What changed since the last export of all prompts. Fetched again each time it is shown. */
export const pendingExportQuery = (brandId: string, format: ExportFormat) =>
  queryOptions({
    queryKey: queryKeys.pendingExport(brandId, format),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/export-versions/pending?format=${format}`, signal),
    gcTime: 0,
  });

export const exportDifferenceQuery = (brandId: string, id: string, from: string) =>
  queryOptions({
    queryKey: queryKeys.exportDifference(id, from),
    queryFn: ({ signal }) =>
      read(`/api/brands/${brandId}/export-versions/${id}/difference?from=${from}`, signal),
  });

/** Why an export that was downloaded is not among the versions. */
export const notKept = (error: unknown): string =>
  errorText(error, 'The export was downloaded, but not kept as a version');

/** Keeps an export as a version. */
export function useKeepExport(brandId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ExportVersionRequest) =>
      request('POST', `/api/brands/${brandId}/export-versions`, body),
    // Not awaited: the file is, and what differs takes a while to find.
    onSuccess: (_version, { format }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.exportVersions(brandId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.pendingExport(brandId, format) });
    },
  });
}

/** The props of a link to the CSV of all saved prompts, which also keeps the export as a version. */
export function useWrittenCsvLink(brandId: string) {
  const keep = useKeepExport(brandId);
  const toast = useToast();
  return {
    href: `/api/brands/${brandId}/written-prompts-csv`,
    target: '_blank',
    rel: 'noopener',
    onClick: () => keep.mutate({ format: 'written' }, { onError: (error) => toast.error(notKept(error)) }),
  };
}
