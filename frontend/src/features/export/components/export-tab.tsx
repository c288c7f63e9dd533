import type { ProfoundRow } from '#contracts';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/text/format';
import { lazy } from '../../../shared/ui/lazy';
import { ListSearch } from '../../../shared/ui/list-search';
import { LoadError } from '../../../shared/ui/load-error';
import { Panel } from '../../../shared/ui/panel';
import { useKeptMarks } from '../../../shared/ui/unsaved-work';
import { SHOWN_PROMPTS } from '../api';
import { countSelected, EVERYTHING, NOTHING, withoutDeleted } from '../selection';
import { useExport } from '../use-export';
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
  const { search, setSearch, searched, rows, total, risky = 0 } = prompts;
  const { pagesBefore, goBack, goOn, error, retry } = prompts;
  const [selection, setSelection] = useSelection(prompts);
  const [spreadsheetSafe, setSpreadsheetSafe] = useState(false);
  const { run, isRunning } = useExport(brandId, data.brandName, spreadsheetSafe);
  const selected = countSelected(selection, total ?? 0);
  useKeptMarks(selected > 0);
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
              disabled={selected === 0 || isRunning}
              onClick={() => run(selection)}
            >
              Export Selected to CSV{selected > 0 && ` (${formatCount(selected)})`}
            </Button>
            <Button
              type="primary"
              icon={<DownloadOutlined aria-hidden />}
              disabled={total === 0 || isRunning}
              onClick={() => run(EVERYTHING)}
            >
              {isRunning ? 'Exporting...' : 'Export All to CSV'}
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
              searched={searched}
              isSettled={prompts.isSettled}
              onSelect={setSelection}
              search={
                (total > SHOWN_PROMPTS || search !== '') && (
                  <ListSearch
                    size="small"
                    className="export-search"
                    label="Search prompts to export"
                    placeholder="Search prompts"
                    value={search}
                    onChange={setSearch}
                  />
                )
              }
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
function useSelection({ rows, searched, pagesBefore, isSettled }: ReturnType<typeof useExportPrompts>) {
  const [selection, setSelection] = useState(NOTHING);
  const [seen, setSeen] = useState({ rows, searched, pagesBefore });
  if (isSettled && seen.rows !== rows) {
    setSeen({ rows, searched, pagesBefore });
    if (seen.rows && rows && seen.pagesBefore === pagesBefore && seen.searched === searched)
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
