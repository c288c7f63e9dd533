import { countOf } from '../../shared/text/format';
import { rememberFocus } from '../../shared/ui/return-focus';
import { useToast } from '../../shared/ui/use-toast';
import { useExportCsv } from './api';
import type { Selection } from './selection';

/** Exports a selection, and says what of it was deleted meanwhile. */
export function useExport(brandId: string, brandName: string, spreadsheetSafe: boolean) {
  const exportCsv = useExportCsv(brandId);
  const toast = useToast();
  const warnOfMissing = (chosen: Selection, promptCount: number) => {
    const missing = chosen.all ? 0 : chosen.named.size - promptCount;
    if (missing > 0)
      toast.warning(
        `${countOf(missing, 'selected prompt')} ${missing === 1 ? 'was' : 'were'} deleted meanwhile`,
        `The file holds ${countOf(promptCount, 'prompt')}.`,
      );
  };
  const run = (selection: Selection) =>
    exportCsv.mutate(
      { brandName, selection, spreadsheetSafe },
      {
        onSuccess: (kept) => {
          if ('version' in kept) warnOfMissing(selection, kept.version.promptCount);
        },
        // The button is disabled in the meantime.
        onSettled: rememberFocus(),
      },
    );
  return { run, isRunning: exportCsv.isPending };
}
