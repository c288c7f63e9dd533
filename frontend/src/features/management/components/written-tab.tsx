import { DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWrittenCsvLink } from '../../../shared/export-versions/api';
import { lazy } from '../../../shared/ui/lazy';
import { Panel } from '../../../shared/ui/panel';
import { NO_FILTERS, ONLY, type WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { useUsage } from '../use-usage';
import { GroupsPanel } from './groups-panel';
import { ReadingPanel } from './reading-panel';
import { type OverviewDialog, OverviewPanel } from './overview-panel';

const DeletedPrompts = lazy(() => import('./deleted-prompts'));
const PromptsDialog = lazy(() => import('./prompts-dialog'));

export function WrittenTab({ brandId }: { brandId: string }) {
  const [filters, setFilters] = useFilters();
  const [dialog, setDialog] = useState<OverviewDialog | null>(null);
  const usage = useUsage(brandId, filters);
  return (
    <div className="management-panels">
      <OverviewPanel
        brandId={brandId}
        usage={usage}
        filters={filters}
        onFilter={setFilters}
        onOpen={setDialog}
      />
      <ReadingPanel brandId={brandId} disabled={usage.total === 0} />
      <ExportBlock brandId={brandId} disabled={usage.total === 0} />
      <GroupsPanel brandId={brandId} />
      {dialog === 'deleted' && <DeletedPrompts brandId={brandId} onClose={() => setDialog(null)} />}
      {dialog && dialog !== 'deleted' && (
        <PromptsDialog brandId={brandId} kind={dialog} filters={filters} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}

/** `?only=namesBrand` is a part of the address, so that it can be linked to. */
function useFilters(): [WrittenFilters, (filters: WrittenFilters) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [lists, setLists] = useState<WrittenFilters>(NO_FILTERS);
  const only = ONLY.find((each) => each === parameters.get('only')) ?? null;
  const set = (filters: WrittenFilters) => {
    setLists(filters);
    if (filters.only !== only) setParameters(filters.only ? { only: filters.only } : {}, { replace: true });
  };
  return [{ ...lists, only }, set];
}

function ExportBlock({ brandId, disabled }: { brandId: string; disabled: boolean }) {
  const icon = <DownloadOutlined aria-hidden />;
  const link = useWrittenCsvLink(brandId);
  return (
    <Panel className="export-block">
      <div>
        <h2>Export All Written Prompts</h2>
        <p className="muted">Every saved prompt of this brand in one file, whatever the filters.</p>
      </div>
      {disabled ? (
        <Button icon={icon} disabled>
          Download CSV
        </Button>
      ) : (
        <span className="card-actions">
          <Button
            icon={<SafetyCertificateOutlined aria-hidden />}
            href={`/api/brands/${brandId}/certificate?download=true`}
            target="_blank"
            rel="noopener"
          >
            Certificate
          </Button>
          <Button icon={icon} {...link}>
            Download CSV
          </Button>
        </span>
      )}
    </Panel>
  );
}
