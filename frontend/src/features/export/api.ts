import type { ModifiedAttributeName, ModifiedAttributeNameRequest, WrittenPrompt } from '#contracts';
import { safeFileName } from '#domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveFile } from './save-file';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request, requestFile } from '../../shared/api/request';
import { useToast } from '../../shared/ui/use-toast';

export const modifiedNamesQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.modifiedNames(brandId),
    queryFn: ({ signal }) =>
      read<ModifiedAttributeName[]>(`/api/brands/${brandId}/modified-attribute-names`, signal),
  });

/** Gives an attribute its name for the export; a second one takes the first one's place. */
export function useSaveModifiedName(brandId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ModifiedAttributeNameRequest) =>
      request<ModifiedAttributeName>('POST', `/api/brands/${brandId}/modified-attribute-names`, body),
    onSuccess: async () => {
      toast.success('Modified attribute name saved successfully');
      onSaved();
      await queryClient.invalidateQueries({ queryKey: queryKeys.modifiedNames(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to save modified attribute name')),
  });
}

export function useDeleteModifiedName(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) =>
      request<unknown>('DELETE', `/api/brands/${brandId}/modified-attribute-names/${id}`),
    onSuccess: async () => {
      toast.success('Modified attribute name deleted successfully');
      await queryClient.invalidateQueries({ queryKey: queryKeys.modifiedNames(brandId) });
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete modified attribute name')),
  });
}

/** The table shows so many; the export covers all. */
export const SHOWN_PROMPTS = 100;

export const firstPromptsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.writtenFirst(brandId),
    queryFn: ({ signal }) =>
      read<WrittenPrompt[]>(`/api/brands/${brandId}/written-prompts?limit=${SHOWN_PROMPTS}`, signal),
  });

export const allPromptsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.writtenAll(brandId),
    queryFn: ({ signal }) => read<WrittenPrompt[]>(`/api/brands/${brandId}/written-prompts`, signal),
  });

interface Export {
  brandName: string;
  /** Only these prompts; empty for all. */
  promptIds: readonly string[];
  spreadsheetSafe: boolean;
}

/** Downloads the file with the columns Topic, Prompt and Tags. */
export function useExportCsv(brandId: string) {
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ brandName, promptIds, spreadsheetSafe }: Export) => {
      const parameters = new URLSearchParams(promptIds.map((id) => ['promptIds', id]));
      if (spreadsheetSafe) parameters.append('spreadsheetSafe', 'true');
      const file = await requestFile(`/api/brands/${brandId}/profound-csv?${parameters.toString()}`);
      saveFile(file, `${safeFileName(brandName)}_profound_export.csv`);
    },
    onSuccess: () => toast.success('CSV exported successfully'),
    onError: (error) => toast.error(errorText(error, 'Failed to export CSV')),
  });
}
