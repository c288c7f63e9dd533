import type { UsageCount } from '#contracts';
import { searchFor } from '#domain';
import { CheckOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { formatCount } from '../text/format';
import { ListSearch } from './list-search';
import { ScrollList } from './scroll-list';

/** Names with equal counts are sorted by locale: PostgreSQL puts Ä after Z. */
const byUse = (one: UsageCount, other: UsageCount): number =>
  other.count - one.count || one.name.localeCompare(other.name);

/** Shorter lists need no search. */
const SEARCH_FROM = 20;

interface UsageFilterProps {
  title: string;
  /** Undefined while loading. */
  items: UsageCount[] | undefined;
  /** Whether loading has failed. The panel around says why. */
  hasFailed?: boolean;
  chosen: readonly string[];
  /** Whether other filters leave out prompts, and with them names. */
  isNarrowed?: boolean;
  onChoose: (names: string[]) => void;
}

/** How often each name is used. A click filters by the name, and several can be chosen. */
export function UsageFilter({
  title,
  items: used,
  hasFailed,
  chosen,
  isNarrowed = false,
  onChoose,
}: UsageFilterProps) {
  const [search, setSearch] = useState('');
  const items = useMemo(() => used?.toSorted(byUse), [used]);
  const found = useMemo(() => {
    const isFound = searchFor(search);
    return items?.filter(({ name }) => isFound(name));
  }, [items, search]);
  const toggle = (name: string) =>
    onChoose(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]);
  return (
    <section className="usage-filter" aria-label={title}>
      <h3>
        {title}
        <span className="muted">
          {chosen.length > 0 ? `${formatCount(chosen.length)} chosen` : items && formatCount(items.length)}
        </span>
      </h3>
      {!items && !hasFailed && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {!items && hasFailed && <p className="usage-none">Not loaded</p>}
      {items?.length === 0 && <p className="usage-none">{isNarrowed ? 'None match' : 'None used'}</p>}
      {items && (items.length > SEARCH_FROM || search !== '') && (
        <ListSearch
          size="small"
          className="usage-search"
          label={`Search in ${title.toLowerCase()}`}
          placeholder={`Search ${formatCount(items.length)}`}
          value={search}
          onChange={setSearch}
        />
      )}
      {items && items.length > 0 && found?.length === 0 && (
        <p className="usage-none">Nothing matches the search</p>
      )}
      {found && found.length > 0 && (
        <ScrollList
          label={`Filter by ${title.toLowerCase()}`}
          size="usage"
          items={found}
          rowKey="name"
          renderItem={({ name, count }) => (
            <button
              type="button"
              className="usage-item"
              aria-pressed={chosen.includes(name)}
              onClick={() => toggle(name)}
            >
              <CheckOutlined aria-hidden className="usage-check" />
              <span className="usage-name">{name}</span>
              <span className="usage-count">{formatCount(count)}</span>
            </button>
          )}
        />
      )}
    </section>
  );
}
