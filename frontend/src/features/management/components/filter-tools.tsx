import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Segmented } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { writtenStatsQuery } from '../../../shared/api/queries';
import { countOf } from '../../../shared/text/format';
import { focusBeside } from '../../../shared/ui/focus-beside';
import { useConfirm } from '../../../shared/ui/use-confirm';
import {
  filterQuery,
  hasFilters,
  ONLY_LABELS,
  type WrittenFilters,
} from '../../../shared/written-prompts/written-filters';
import { useDeleteFiltered } from '../deletion-api';
import { filterChips, type PromptOrder } from '../filter-address';

interface FilterToolsProps {
  brandId: string;
  filters: WrittenFilters;
  /** How many prompts match. */
  matches: number;
  /** That number is of the filters before. */
  isCounting: boolean;
  order: PromptOrder;
  onFilter: (filters: WrittenFilters) => void;
  onOrder: (order: PromptOrder) => void;
}

/** Searching, what the prompts are narrowed to, and what can be done with all that match. */
export function FilterTools({
  brandId,
  filters,
  matches,
  isCounting,
  order,
  onFilter,
  onOrder,
}: FilterToolsProps) {
  return (
    <div role="group" aria-label="Search and filters" tabIndex={-1}>
      <div className="filter-tools">
        <SearchField text={filters.text} onSearch={(text) => onFilter({ ...filters, text })} />
        <Segmented<PromptOrder>
          aria-label="Order of the prompts"
          value={order}
          onChange={onOrder}
          options={[
            { value: 'oldest', label: 'Oldest first' },
            { value: 'newest', label: 'Newest first' },
          ]}
        />
      </div>
      <div className="filter-chips">
        {hasFilters(filters) ? (
          <>
            <ul aria-label="Filters">
              {filterChips(filters, ONLY_LABELS).map(({ key, label, without }) => (
                <li key={key} className="filter-chip">
                  <span>{label}</span>
                  <button
                    type="button"
                    aria-label={`Remove filter: ${label}`}
                    onClick={({ currentTarget }) => {
                      focusBeside(currentTarget, '.filter-chip');
                      onFilter(without);
                    }}
                  >
                    <CloseOutlined aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
            <AllMatches brandId={brandId} filters={filters} matches={matches} isCounting={isCounting} />
          </>
        ) : (
          <span className="muted">No filters: all saved prompts</span>
        )}
      </div>
    </div>
  );
}

/** While somebody types, no query is sent for each letter. */
const REST_MS = 250;

function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = useEffectEvent((wanted: string) => {
    // A space at its end may be followed by another word.
    if (wanted === wanted.trim()) setTyped(null);
    onSearch(wanted.trim());
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => search(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Input
      allowClear
      type="search"
      aria-label="Search in the saved prompts"
      placeholder="Search in the saved prompts"
      value={typed ?? text}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => setTyped((now) => (now?.trim() === text ? null : now))}
    />
  );
}

/** While it is asked, others may save prompts that match, too. */
function MatchesQuestion({
  brandId,
  filters,
  matches,
}: Pick<FilterToolsProps, 'brandId' | 'filters' | 'matches'>) {
  const { data } = useQuery(writtenStatsQuery(brandId, filters));
  const prompts = countOf(data?.totalPrompts ?? matches, 'prompt');
  return `Are you sure you want to delete ${prompts}, all that match the filters? This action cannot be undone.`;
}

/** Whatever their number: they are named by the filters, and not one by one. */
function AllMatches({
  brandId,
  filters,
  matches,
  isCounting,
}: Pick<FilterToolsProps, 'brandId' | 'filters' | 'matches' | 'isCounting'>) {
  const confirm = useConfirm();
  const remove = useDeleteFiltered(brandId);
  const prompts = countOf(matches, 'prompt');
  const ask = () =>
    confirm({
      title: 'Delete all that match?',
      content: <MatchesQuestion brandId={brandId} filters={filters} matches={matches} />,
      okText: 'Delete',
      onConfirm: () => remove.run(filters),
    });
  if (matches === 0) return null;
  return (
    <span className="card-actions">
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        disabled={isCounting}
        href={`/api/brands/${brandId}/written-prompts-csv${filterQuery(filters)}`}
        target="_blank"
        rel="noopener"
      >
        CSV of {prompts}
      </Button>
      <Button danger size="small" disabled={isCounting || remove.isPending} onClick={ask}>
        Delete {prompts}
      </Button>
    </span>
  );
}
