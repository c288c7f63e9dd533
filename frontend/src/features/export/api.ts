import type { ModifiedAttributeNameRequest } from '#contracts';
import { safeFileName } from '#domain';
import { queryOptions } from '@tanstack/react-query';
import { requestOf, type Selection } from './selection';
import { useBrandChange } from '../../shared/api/use-brand-change';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request, requestFile } from '../../shared/api/request';
import { notKept, useKeepExport } from '../../shared/export-versions/api';
import { saveFile } from '../../shared/ui/save-file';
import { useSingleMutation } from '../../shared/api/use-single-mutation';
import { useToast } from '../../shared/ui/use-toast';

/** Sets an attribute's name for the export, replacing an earlier one. */
export const useSaveModifiedName = (brandId: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: (body: ModifiedAttributeNameRequest) =>
      request('POST', `/api/brands/${brandId}/modified-attribute-names`, body),
    done: 'Modified attribute name saved successfully',
    failure: 'Failed to save modified attribute name',
    onDone,
  });

export const useDeleteModifiedName = (brandId: string) =>
  useBrandChange(brandId, {
    change: (id: string) => request('DELETE', `/api/brands/${brandId}/modified-attribute-names/${id}`),
    done: 'Modified attribute name deleted successfully',
    failure: 'Failed to delete modified attribute name',
  });

/** The table shows this many at a time; the export covers all. */
export const SHOWN_PROMPTS = 100;

/**
 * One page of the rows as the file will contain them, or of those that a text finds. Fetched again each time the screen
 * is opened.
 */
export const previewQuery = (brandId: string, cursor: string | null, text = '') =>
  queryOptions({
    queryKey: queryKeys.writtenPreview(brandId, cursor, text),
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams({ limit: String(SHOWN_PROMPTS) });
      if (cursor !== null) parameters.append('cursor', cursor);
      if (text !== '') parameters.append('text', text);
      return read(`/api/brands/${brandId}/profound-preview?${parameters.toString()}`, signal);
    },
    gcTime: 0,
  });

interface Export {
  brandName: string;
  selection: Selection;
  spreadsheetSafe: boolean;
}

/** What was kept counts as exported, and can be downloaded there. */
class NotDownloaded extends Error {}

/**
 * Keeps an export as a version and downloads its file, with the columns Topic, Prompt and Tags. In this order, because
 * prompts may be saved in between: the file then lacks none that the version counts as exported.
 */
export function useExportCsv(brandId: string) {
  const keep = useKeepExport(brandId);
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async ({ brandName, selection, spreadsheetSafe }: Export) => {
      const chosen = requestOf(selection);
      // The file matters more than its version.
      const kept = await keep
        .mutateAsync({ format: 'profound', spreadsheetSafe, ...chosen })
        .then((version) => ({ version }))
        .catch((error: unknown) => ({ error }));
      // What was kept may be more prompts than a URL can name.
      const parameters = new URLSearchParams(
        'version' in kept
          ? { version: kept.version.id }
          : Object.entries(chosen).map(([name, ids]) => [name, ids.join(',')]),
      );
      if (spreadsheetSafe) parameters.append('spreadsheetSafe', 'true');
      const file = await requestFile(`/api/brands/${brandId}/profound-csv?${parameters.toString()}`).catch(
        (cause: unknown) => {
          throw 'version' in kept ? new NotDownloaded('Not downloaded', { cause }) : cause;
        },
      );
      saveFile(file, `${safeFileName(brandName)}_profound_export.csv`);
      return kept;
    },
    onSuccess: (kept) =>
      'version' in kept ? toast.success('CSV exported successfully') : toast.error(notKept(kept.error)),
    onError: (error) =>
      error instanceof NotDownloaded
        ? toast.error(
            errorText(error.cause, 'Failed to export CSV'),
            'Kept under Versions, but not downloaded',
          )
        : toast.error(errorText(error, 'Failed to export CSV')),
  });
}
