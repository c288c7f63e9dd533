import { Button } from 'antd';
import { formatCount } from '../../../shared/text/format';
import { focusPanel } from '../../../shared/ui/focus-beside';
import { ListSearch } from '../../../shared/ui/list-search';
import { UsageFilter } from '../../../shared/ui/usage-filter';
import { OUTDATED_LABELS } from '../../../shared/prompts/outdated';
import type { WrittenList } from './use-written-list';
import {
  attributesIn,
  hasFilters,
  NO_FILTERS,
  withAttributeCategory,
  type DraftFilters,
} from './draft-filters';

const chosen = (name: string | null): string[] => (name === null ? [] : [name]);
/** Only the last name chosen in a list counts. */
const last = (names: string[]): string | null => names.at(-1) ?? null;

export function WrittenFilterBar({ list }: { list: WrittenList }) {
  const { filters, setFilters, facets, shown, all } = list;
  const set = (change: Partial<DraftFilters>) => setFilters({ ...filters, ...change });
  const isNarrowed = hasFilters(filters);
  return (
    <div role="group" aria-label="Filters of the written prompts" tabIndex={-1}>
      <div className="filter-bar">
        <StateFilter list={list} />
        <ListSearch
          label="Search in the prompts"
          placeholder="Search in the prompts"
          value={filters.text}
          onChange={(text) => set({ text })}
        />
      </div>
      <div className="usage-filters">
        <UsageFilter
          isNarrowed={isNarrowed}
          title="Product Categories"
          items={facets.productCategories}
          chosen={chosen(filters.productCategory)}
          onChoose={(names) => set({ productCategory: last(names) })}
        />
        <UsageFilter
          isNarrowed={isNarrowed}
          title="Attribute Categories"
          items={facets.attributeCategories}
          chosen={chosen(filters.attributeCategory)}
          onChoose={(names) => setFilters(withAttributeCategory(filters, last(names), facets))}
        />
        <UsageFilter
          isNarrowed={isNarrowed}
          title="Individual Attributes"
          items={attributesIn(facets, filters.attributeCategory)}
          chosen={chosen(filters.attribute)}
          onChoose={(names) => set({ attribute: last(names) })}
        />
      </div>
      <div className="filter-state">
        <span role="status">
          Showing {formatCount(shown.length)} of {formatCount(all.length)} prompts
        </span>
        <Button
          type="link"
          size="small"
          disabled={!isNarrowed}
          onClick={({ currentTarget }) => {
            focusPanel(currentTarget);
            setFilters(NO_FILTERS);
          }}
        >
          Clear all filters
        </Button>
      </div>
    </div>
  );
}

/** States that are offered only when prompts have them. */
const OCCASIONAL = ['improved', 'flagged', 'forbidden', 'deleted'] as const;
type Occasional = (typeof OCCASIONAL)[number];
const isOccasional = (state: DraftFilters['state']): state is Occasional =>
  OCCASIONAL.some((each) => each === state);

/** Filters by state: all, unsaved, saved or changed; improved with the earlier text kept, flagged, or outdated. */
function StateFilter({ list: { states: of, facets, filters, setFilters } }: { list: WrittenList }) {
  const { states, total } = facets;
  const options = [
    { state: null, label: 'All', count: total },
    { state: 'unsaved', label: 'Unsaved', count: states.unsaved },
    { state: 'saved', label: 'Saved', count: states.saved },
    { state: 'changed', label: 'Changed', count: states.changed },
    { state: 'improved', label: 'Improved', count: states.improved },
    { state: 'flagged', label: 'Needs a look', count: states.flagged },
    { state: 'forbidden', label: OUTDATED_LABELS.forbidden, count: states.forbidden },
    { state: 'deleted', label: OUTDATED_LABELS.deleted, count: states.deleted },
  ] as const;
  return (
    <div className="state-filter" role="group" aria-label="Which prompts">
      {options
        .filter(({ state }) => !isOccasional(state) || of[state] > 0 || filters.state === state)
        .map(({ state, label, count }) => (
          <Button
            key={label}
            size="small"
            type={filters.state === state ? 'primary' : 'default'}
            aria-pressed={filters.state === state}
            onClick={() => setFilters({ ...filters, state })}
          >
            {state === 'flagged' ? `${label} (${formatCount(count)})` : `${label} ${formatCount(count)}`}
          </Button>
        ))}
    </div>
  );
}
