import type { ProfoundRow } from '#contracts';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { countOf, formatCount } from '../../../shared/text/format';
import { useKeepExport } from '../../../shared/export-versions/api';
import { lazy } from '../../../shared/ui/lazy';
import { LoadError } from '../../../shared/ui/load-error';
import { rememberFocus } from '../../../shared/ui/return-focus';
import { Panel } from '../../../shared/ui/panel';
import { useKeptMarks } from '../../../shared/ui/unsaved-work';
import { useToast } from '../../../shared/ui/use-toast';
import { SHOWN_PROMPTS, useExportCsv } from '../api';
import { countSelected, EVERYTHING, NOTHING, requestOf, type Selection, withoutDeleted } from '../selection';
import type { RenamingData } from '../use-export-data';
import { useExportPrompts } from '../use-export-prompts';
import { ExportSkeleton } from './export-skeleton';
import { ExportTable } from './export-table';
import { PageButtons } from './page-buttons';
import { CommaNames } from './comma-names';
import { RiskyCells } from './risky-cells';
import { EmptyState } from '../../../shared/ui/empty-state';

const ExportVersions = lazy(() => import('../../../shared/export-versions/export-versions'));

export default function ExportTab({ brandId, data }: { brandId: string; data: RenamingData }) {
  const prompts = useExportPrompts(brandId);
  const { rows, total, risky = 0, pagesBefore, goBack, goOn, error, retry } = prompts;
  const [selection, setSelection] = useSelection(prompts);
  const [spreadsheetSafe, setSpreadsheetSafe] = useState(false);
  const exportCsv = useExportCsv(brandId);
  const keep = useKeepExport(brandId);
  const toast = useToast();
  const selected = countSelected(selection, total ?? 0);
  useKeptMarks(selected > 0);
  const warnOfMissing = (chosen: Selection, promptCount: number) => {
    const missing = chosen.all ? 0 : chosen.named.size - promptCount;
    if (missing > 0)
      toast.warning(
        `${countOf(missing, 'selected prompt')} ${missing === 1 ? 'was' : 'were'} deleted meanwhile`,
        `The file holds ${countOf(promptCount, 'prompt')}.`,
      );
  };
  const run = (chosen: Selection) =>
    exportCsv.mutate(
      { brandName: data.brandName, selection: chosen, spreadsheetSafe },
      {
        onSuccess: () =>
          keep.mutate(
            { format: 'profound', spreadsheetSafe, ...requestOf(chosen) },
            { onSuccess: ({ promptCount }) => warnOfMissing(chosen, promptCount) },
          ),
        // The button is disabled in the meantime.
        onSettled: rememberFocus(),
      },
    );

  const failed = error && <LoadError title="Failed to fetch the prompts" error={error} onRetry={retry} />;
  if (total === undefined || !rows) return failed ?? <ExportSkeleton />;
  return (
    <>
      {failed}
      <Panel
        title="Export CSV"
        mark={<span className="muted">Topic, Prompt, Tags</span>}
        actions={
          <>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              disabled={selected === 0 || exportCsv.isPending}
              onClick={() => run(selection)}
            >
              Export Selected to CSV{selected > 0 && ` (${formatCount(selected)})`}
            </Button>
            <Button
              type="primary"
              icon={<DownloadOutlined aria-hidden />}
              disabled={total === 0 || exportCsv.isPending}
              onClick={() => run(EVERYTHING)}
            >
              {exportCsv.isPending ? 'Exporting...' : 'Export All to CSV'}
            </Button>
          </>
        }
      >
        {total === 0 ? (
          <NothingToExport brandId={brandId} />
        ) : (
          <>
            <CommaNames data={data} />
            {risky > 0 && <RiskyCells count={risky} isOn={spreadsheetSafe} onChange={setSpreadsheetSafe} />}
            <ExportTable
              rows={rows}
              total={total}
              rowsBefore={pagesBefore * SHOWN_PROMPTS}
              selection={selection}
              onSelect={setSelection}
              pageButtons={goBack || goOn ? <PageButtons onBack={goBack} onNext={goOn} /> : null}
            />
          </>
        )}
      </Panel>
      <ExportVersions brandId={brandId} format="profound" />
    </>
  );
}

/** The selection. Prompts that somebody deletes from the shown page leave it. */
function useSelection({ rows, pagesBefore, isSettled }: ReturnType<typeof useExportPrompts>) {
  const [selection, setSelection] = useState(NOTHING);
  const [seen, setSeen] = useState({ rows, pagesBefore });
  if (isSettled && seen.rows !== rows) {
    setSeen({ rows, pagesBefore });
    if (seen.rows && rows && seen.pagesBefore === pagesBefore)
      setSelection(withoutDeleted(selection, idsOf(seen.rows), idsOf(rows)));
  }
  return [selection, setSelection] as const;
}

const idsOf = (rows: readonly ProfoundRow[]) => rows.map(({ promptId }) => promptId);

function NothingToExport({ brandId }: { brandId: string }) {
  return (
    <EmptyState
      title="No prompts to export"
      text="Generate prompts and save them; then they can be exported here."
      action={<Link to={`/generate/${brandId}`}>Go to generation</Link>}
    />
  );
}
