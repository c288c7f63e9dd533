import type { PromptOrder } from '#contracts';
import { DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useWrittenCsvLink } from '../../../shared/export-versions/api';
import { useTriageScope } from '../../../shared/triage/use-triage-scope';
import { lazy } from '../../../shared/ui/lazy';
import { Panel } from '../../../shared/ui/panel';
import { hasFilters, type WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { filtersIn, orderIn, withFilters } from '../filter-address';
import { useUsage } from '../use-usage';
import { GroupsPanel } from './groups-panel';
import { ReadingPanel } from './reading-panel';
import { OVERVIEW_DIALOGS, type OverviewDialog, OverviewPanel } from './overview-panel';
import { useAddress, withParameters } from '../../../shared/ui/use-address';

const DeletedPrompts = lazy(() => import('./deleted-prompts'));
const SavedTriage = lazy(() => import('../triage/saved-triage'));
const PromptsDialog = lazy(() => import('./prompts-dialog'));

export function WrittenTab({ brandId }: { brandId: string }) {
  const { filters, order, dialog, setFilters, setOrder, open, close } = useView();
  const { scope, openTriage, closeTriage } = useTriageScope();
  const usage = useUsage(brandId, filters);
  return (
    <div className="management-panels">
      <OverviewPanel
        brandId={brandId}
        usage={usage}
        filters={filters}
        order={order}
        onFilter={setFilters}
        onOrder={setOrder}
        onOpen={open}
        onTriage={() => openTriage(null)}
      />
      <ReadingPanel brandId={brandId} disabled={usage.total === 0} />
      <ExportBlock brandId={brandId} disabled={usage.total === 0} />
      <GroupsPanel brandId={brandId} isFiltered={hasFilters(filters)} />
      {scope && <SavedTriage brandId={brandId} filters={filters} order={order} onClose={closeTriage} />}
      {dialog === 'deleted' && <DeletedPrompts brandId={brandId} onClose={close} />}
      {dialog && dialog !== 'deleted' && (
        <PromptsDialog brandId={brandId} kind={dialog} filters={filters} order={order} onClose={close} />
      )}
    </div>
  );
}

/** Filters and order are parts of the URL, so links and Back work for them. A link may open a dialog, too. */
function useView() {
  const [parameters, setParameters] = useAddress();
  const { key } = useLocation();
  // Belongs to one history entry: Back leaves the list below the dialog, and so closes the dialog.
  const [opened, setOpened] = useState<{ dialog: OverviewDialog; key: string } | null>(null);
  const filters = useMemo(() => filtersIn(parameters), [parameters]);
  const set = (name: string, value: string | null, replace = false) =>
    setParameters((before) => withParameters(before, { [name]: value }), { replace });
  const linked = OVERVIEW_DIALOGS.find((each) => each === parameters.get('show'));
  return {
    filters,
    order: orderIn(parameters),
    dialog: linked ?? (opened?.key === key ? opened.dialog : null),
    // Typing a search text replaces the history entry, so that Back does not step through each letter.
    setFilters: (next: WrittenFilters) =>
      setParameters((before) => withFilters(before, next), { replace: next.text !== filters.text }),
    setOrder: (order: PromptOrder) => set('order', order === 'newest' ? order : null),
    open: (dialog: OverviewDialog) => setOpened({ dialog, key }),
    close: () => {
      setOpened(null);
      if (linked) set('show', null, true);
    },
  };
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
