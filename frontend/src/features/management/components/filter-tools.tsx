import type { PromptOrder } from '#contracts';
import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { PROMPT_TYPES } from '#domain';
import { competitorsQuery, writtenStatsQuery } from '../../../shared/api/queries';
import { LazySelect } from '../../../shared/ui/lazy-select';
import { ListSearch } from '../../../shared/ui/list-search';
import { countOf } from '../../../shared/text/format';
import { focusBeside } from '../../../shared/ui/focus-beside';
import { ignoringDoubleClick } from '../../../shared/ui/ignoring-double-click';
import { useConfirm } from '../../../shared/ui/use-confirm';
import {
  filterQuery,
  hasFilters,
  type WrittenFilters,
} from '../../../shared/written-prompts/written-filters';
import { useDeleteFiltered } from '../deletion-api';
import { filterChips } from '../filter-address';

interface FilterToolsProps {
  brandId: string;
  filters: WrittenFilters;
  /** How many prompts match. */
  matches: number;
  /** Whether that number still belongs to the previous filters. */
  isCounting: boolean;
  order: PromptOrder;
  onFilter: (filters: WrittenFilters) => void;
  onOrder: (order: PromptOrder) => void;
}

/** The search field, the active filters, and the actions on all matching prompts. */
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
        <KindFilters brandId={brandId} filters={filters} onFilter={onFilter} />
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
              {filterChips(filters).map(({ key, label, without }) => (
                <li key={key} className="filter-chip">
                  <span>{label}</span>
                  <button
                    type="button"
                    aria-label={`Remove filter: ${label}`}
                    onClick={ignoringDoubleClick(({ currentTarget }) => {
                      focusBeside(currentTarget, '.filter-chip');
                      onFilter(without);
                    })}
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

const ANY = '';
const TYPES = PROMPT_TYPES.map((type) => ({ value: type, label: type }));

/** Filters by what the prompts ask for: their type, and the competitor that they name. */
function KindFilters({
  brandId,
  filters,
  onFilter,
}: Pick<FilterToolsProps, 'brandId' | 'filters' | 'onFilter'>) {
  const { data: competitors } = useQuery(competitorsQuery(brandId));
  const { promptType, competitor } = filters;
  const present = (competitors ?? []).map(({ name }) => name);
  // Saved prompts keep the name of a competitor that is gone or renamed.
  const names = competitor === null || present.includes(competitor) ? present : [competitor, ...present];
  return (
    <>
      <LazySelect
        aria-label="Prompt type"
        value={promptType ?? ANY}
        options={[{ value: ANY, label: 'All types' }, ...TYPES]}
        onChange={(chosen) =>
          onFilter({ ...filters, promptType: PROMPT_TYPES.find((type) => type === chosen) ?? null })
        }
      />
      {names.length > 0 && (
        <LazySelect
          aria-label="Competitor"
          value={competitor ?? ANY}
          options={[
            { value: ANY, label: 'All competitors' },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) => onFilter({ ...filters, competitor: name === ANY ? null : name })}
        />
      )}
    </>
  );
}

/** Debounces typing, so that not every letter sends a request. */
const DEBOUNCE_MS = 250;

function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = useEffectEvent((query: string) => {
    // A text that ends in a space is kept, because another word may follow.
    if (query === query.trim()) setTyped(null);
    onSearch(query.trim());
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => search(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <ListSearch
      label="Search in the saved prompts"
      placeholder="Search in the saved prompts"
      value={typed ?? text}
      onChange={setTyped}
      onBlur={() => setTyped((now) => (now?.trim() === text ? null : now))}
    />
  );
}

/** Updates its number while it is open, because others may save prompts that match. */
function MatchesQuestion({
  brandId,
  filters,
  matches,
}: Pick<FilterToolsProps, 'brandId' | 'filters' | 'matches'>) {
  const { data } = useQuery(writtenStatsQuery(brandId, filters));
  const prompts = countOf(data?.totalPrompts ?? matches, 'prompt');
  return `Are you sure you want to delete ${prompts}, all that match the filters? This action cannot be undone.`;
}

/** Actions on all matching prompts, whatever their number: the request names the filters, not the ids. */
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
