import { Button, Skeleton } from 'antd';
import { formatCount } from '../../../shared/text/format';
import { Panel } from '../../../shared/ui/panel';
import { hasFilters, NO_FILTERS, type WrittenFilters } from '../../../shared/written-prompts/written-filters';
import type { Usage } from '../use-usage';
import { OnlyFilters } from './only-filters';
import { InlineError } from './inline-error';
import { UsageFilter } from '../../../shared/ui/usage-filter';

export type OverviewDialog = 'filtered' | 'duplicates' | 'deleted';

interface OverviewPanelProps {
  brandId: string;
  usage: Usage;
  filters: WrittenFilters;
  onFilter: (filters: WrittenFilters) => void;
  onOpen: (dialog: OverviewDialog) => void;
}

const LISTS = [
  { name: 'productCategories', title: 'Product Categories' },
  { name: 'attributeCategories', title: 'Attribute Categories' },
  { name: 'attributes', title: 'Individual Attributes' },
] as const;

export function OverviewPanel({ brandId, usage, filters, onFilter, onOpen }: OverviewPanelProps) {
  const { stats, error, retry } = usage;
  const filtered = hasFilters(filters);
  return (
    <Panel
      className="overview-panel"
      title="Overview"
      mark={filtered && <span className="badge badge-required">Filtered</span>}
      actions={
        <>
          <Button size="small" disabled={!filtered} onClick={() => onFilter(NO_FILTERS)}>
            Clear Filters
          </Button>
          <Button size="small" disabled={!stats} onClick={() => onOpen('filtered')}>
            View Prompts
          </Button>
          {stats && stats.duplicatedAttributesCount > 0 && (
            <Button size="small" onClick={() => onOpen('duplicates')}>
              View Dupe Prompts
            </Button>
          )}
          <Button size="small" type="text" onClick={() => onOpen('deleted')}>
            Deleted prompts
          </Button>
        </>
      }
    >
      {error && (
        <InlineError error={error} fallback="Failed to fetch written prompts statistics" onRetry={retry} />
      )}
      {!error && !stats && (
        <div className="overview-skeleton">
          <Skeleton active paragraph={{ rows: 7 }} />
        </div>
      )}
      {stats && (
        <>
          <dl className="overview-figures" aria-live="polite">
            <Figure label="Total Saved Prompts" value={stats.totalPrompts} />
            <Figure label="Duplicated Attributes" value={stats.duplicatedAttributesCount} />
          </dl>
          <OnlyFilters brandId={brandId} filters={filters} onFilter={onFilter} />
          <div className="usage-filters">
            {LISTS.map(({ name, title }) => (
              <UsageFilter
                key={name}
                title={title}
                items={usage.lists[name]}
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

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  );
}
