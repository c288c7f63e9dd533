import type { PromptOrder } from '#contracts';
import { CheckSquareOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { formatCount } from '../../../shared/text/format';
import { focusPanel } from '../../../shared/ui/focus-beside';
import { Panel } from '../../../shared/ui/panel';
import { hasFilters, NO_FILTERS, type WrittenFilters } from '../../../shared/written-prompts/written-filters';
import type { Usage } from '../use-usage';
import { FilterTools } from './filter-tools';
import { OnlyFilters } from './only-filters';
import { ViewsMenu } from './views-menu';
import { InlineError } from './inline-error';
import { UsageFilter } from '../../../shared/ui/usage-filter';

export const OVERVIEW_DIALOGS = ['filtered', 'duplicates', 'deleted'] as const;
export type OverviewDialog = (typeof OVERVIEW_DIALOGS)[number];

interface OverviewPanelProps {
  brandId: string;
  usage: Usage;
  filters: WrittenFilters;
  order: PromptOrder;
  onFilter: (filters: WrittenFilters) => void;
  onOrder: (order: PromptOrder) => void;
  onOpen: (dialog: OverviewDialog) => void;
  onTriage: () => void;
}

const LISTS = [
  { name: 'productCategories', title: 'Product Categories' },
  { name: 'attributeCategories', title: 'Attribute Categories' },
  { name: 'attributes', title: 'Individual Attributes' },
] as const;

export function OverviewPanel(props: OverviewPanelProps) {
  const { brandId, usage, filters, order, onFilter, onOrder } = props;
  const { stats, error, retry } = usage;
  return (
    <Panel
      className="overview-panel"
      title="Overview"
      mark={hasFilters(filters) && <span className="badge badge-required">Filtered</span>}
      actions={<OverviewActions {...props} />}
    >
      {error && (
        <InlineError error={error} fallback="Failed to fetch written prompts statistics" onRetry={retry} />
      )}
      {!error && !stats && (
        <div className="overview-skeleton">
          <Skeleton active paragraph={{ rows: 7 }} />
        </div>
      )}
      {/* The filters stay when their figures cannot be read: they may be the reason, and somebody may be typing. */}
      {(stats ?? error) && (
        <>
          {stats && (
            <dl className="overview-figures" aria-live="polite">
              <Figure label="Total Saved Prompts" value={stats.totalPrompts} />
              <Figure label="Duplicated Attributes" value={stats.duplicatedAttributesCount} />
            </dl>
          )}
          <FilterTools
            brandId={brandId}
            filters={filters}
            matches={stats?.totalPrompts ?? 0}
            isCounting={usage.isOutdated}
            order={order}
            onFilter={onFilter}
            onOrder={onOrder}
          />
          <OnlyFilters brandId={brandId} filters={filters} onFilter={onFilter} />
          <div className="usage-filters">
            {LISTS.map(({ name, title }) => (
              <UsageFilter
                key={name}
                title={title}
                items={usage.lists[name].items}
                hasFailed={usage.lists[name].query.isError}
                isNarrowed={hasFilters(filters)}
                chosen={filters[name]}
                onChoose={(names) => onFilter({ ...filters, [name]: names })}
              />
            ))}
          </div>
        </>
      )}
    </Panel>
  );
}

function OverviewActions({ brandId, usage, filters, onFilter, onOpen, onTriage }: OverviewPanelProps) {
  const { stats } = usage;
  return (
    <div className="card-actions" role="group" aria-label="Actions of the overview" tabIndex={-1}>
      <ViewsMenu brandId={brandId} />
      <Button
        size="small"
        disabled={!hasFilters(filters)}
        onClick={({ currentTarget }) => {
          focusPanel(currentTarget);
          onFilter(NO_FILTERS);
        }}
      >
        Clear Filters
      </Button>
      <Button size="small" disabled={!stats} onClick={() => onOpen('filtered')}>
        View Prompts
      </Button>
      <Button
        size="small"
        icon={<CheckSquareOutlined aria-hidden />}
        disabled={!stats || stats.totalPrompts === 0}
        onClick={onTriage}
      >
        Triage
      </Button>
      {stats && stats.duplicatedAttributesCount > 0 && (
        <Button size="small" onClick={() => onOpen('duplicates')}>
          View Dupe Prompts
        </Button>
      )}
      <Button size="small" type="text" onClick={() => onOpen('deleted')}>
        Deleted prompts
      </Button>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}
