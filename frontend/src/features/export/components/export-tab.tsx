import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/text/format';
import { useKeepExport } from '../../../shared/export-versions/api';
import { lazy } from '../../../shared/ui/lazy';
import { LoadError } from '../../../shared/ui/load-error';
import { rememberFocus } from '../../../shared/ui/return-focus';
import { Panel } from '../../../shared/ui/panel';
import { SHOWN_PROMPTS, useExportCsv } from '../api';
import { countSelected, EVERYTHING, NOTHING, requestOf, type Selection } from '../selection';
import type { RenamingData } from '../use-export-data';
import { useExportPrompts } from '../use-export-prompts';
import { ExportSkeleton } from './export-skeleton';
import { ExportTable } from './export-table';
import { PartButtons } from './part-buttons';
import { RiskyCells } from './risky-cells';
import { EmptyState } from '../../../shared/ui/empty-state';

const ExportVersions = lazy(() => import('../../../shared/export-versions/export-versions'));

export default function ExportTab({ brandId, data }: { brandId: string; data: RenamingData }) {
  const { rows, total, risky = 0, partsBefore, goBack, goOn, error, retry } = useExportPrompts(brandId);
  const [selection, setSelection] = useState(NOTHING);
  const [spreadsheetSafe, setSpreadsheetSafe] = useState(false);
  const exportCsv = useExportCsv(brandId);
  const keep = useKeepExport(brandId);
  const selected = countSelected(selection, total ?? 0);
  const run = (chosen: Selection) =>
    exportCsv.mutate(
      { brandName: data.brandName, selection: chosen, spreadsheetSafe },
      {
        onSuccess: () => keep.mutate({ format: 'profound', spreadsheetSafe, ...requestOf(chosen) }),
        // The button is off meanwhile.
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
            {risky > 0 && <RiskyCells count={risky} isOn={spreadsheetSafe} onChange={setSpreadsheetSafe} />}
            <ExportTable
              rows={rows}
              total={total}
              rowsBefore={partsBefore * SHOWN_PROMPTS}
              selection={selection}
              onSelect={setSelection}
              parts={goBack || goOn ? <PartButtons onBack={goBack} onNext={goOn} /> : null}
            />
          </>
        )}
      </Panel>
      <ExportVersions brandId={brandId} format="profound" />
    </>
  );
}

function NothingToExport({ brandId }: { brandId: string }) {
  return (
    <EmptyState
      title="No prompts to export"
      text="Generate prompts and save them; then they can be exported here."
      action={<Link to={`/generate/${brandId}`}>Generate prompts</Link>}
    />
  );
}
