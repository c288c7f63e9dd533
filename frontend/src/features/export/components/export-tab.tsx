import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/text/format';
import { LoadError } from '../../../shared/ui/load-error';
import { Panel } from '../../../shared/ui/panel';
import { useExportCsv } from '../api';
import type { RenamingData } from '../export-rows';
import { useExportPrompts, type ShownRow } from '../use-export-prompts';
import { ExportSkeleton } from './export-skeleton';
import { ExportTable } from './export-table';
import { NothingToExport } from './nothing-to-export';
import { RiskyCells } from './risky-cells';

const NONE: ShownRow[] = [];

export default function ExportTab({ brandId, data }: { brandId: string; data: RenamingData }) {
  const { rows = NONE, total, risky, isTooLarge, error, retry } = useExportPrompts(brandId, data);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [spreadsheetSafe, setSpreadsheetSafe] = useState(false);
  const exportCsv = useExportCsv(brandId);
  // A prompt may have been deleted since it was marked.
  const selected = rows.filter(({ id }) => marked.has(id)).map(({ id }) => id);
  const run = (promptIds: readonly string[]) =>
    exportCsv.mutate({ brandName: data.brandName, promptIds, spreadsheetSafe });

  if (error) return <LoadError title="Failed to fetch the prompts" error={error} onRetry={retry} />;
  if (total === undefined) return <ExportSkeleton />;
  return (
    <Panel
      title="Export CSV"
      mark={<span className="muted">Topic, Prompt, Tags</span>}
      actions={
        <>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            disabled={selected.length === 0 || exportCsv.isPending}
            onClick={() => run(selected)}
          >
            Export Selected to CSV{selected.length > 0 && ` (${formatCount(selected.length)})`}
          </Button>
          <Button
            type="primary"
            icon={<DownloadOutlined aria-hidden />}
            disabled={total === 0 || exportCsv.isPending}
            onClick={() => run([])}
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
          <RiskyCells
            count={risky}
            isTooLarge={isTooLarge}
            isOn={spreadsheetSafe}
            onChange={setSpreadsheetSafe}
          />
          <ExportTable rows={rows} total={total} marked={marked} onMark={setMarked} />
        </>
      )}
    </Panel>
  );
}
