import { safeFileName } from '#domain';
import { useMutation } from '@tanstack/react-query';
import { errorText, requestFile } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';
import { saveFile } from '../save-file';

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
