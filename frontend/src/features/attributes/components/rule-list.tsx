import { searchFor } from '#domain';
import { Skeleton } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ListSearch } from '../../../shared/ui/list-search';
import { LoadError } from '../../../shared/ui/load-error';
import { ScrollList } from '../../../shared/ui/scroll-list';
import type { Rows } from '../rule-kinds';

/** Shorter lists need no search. */
const SEARCH_FROM = 12;

interface RuleListProps<T extends { id: string }> {
  label: string;
  rows: Rows<T>;
  failure: string;
  empty: { title: string; text: string };
  /** The text that is searched. */
  textOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
}

/** The list of a section, with a search field once it is long. */
export function RuleList<T extends { id: string }>(props: RuleListProps<T>) {
  const { label, failure, empty, textOf, renderItem } = props;
  const { data: items, error, refetch } = props.rows;
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const isFound = searchFor(search);
    return (items ?? []).filter((item) => isFound(textOf(item)));
  }, [items, search, textOf]);
  const failed = error && <LoadError title={failure} error={error} onRetry={refetch} />;
  if (!items) return failed ?? <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return (
    <>
      {failed}
      {items.length === 0 && <EmptyState compact title={empty.title} text={empty.text} />}
      {(items.length >= SEARCH_FROM || search !== '') && (
        <ListSearch
          className="rule-search"
          label={`Search in ${label.toLowerCase()}`}
          placeholder={`Search ${formatCount(items.length)}`}
          value={search}
          onChange={setSearch}
        />
      )}
      {items.length > 0 && found.length === 0 && <EmptyState compact title="Nothing matches the search" />}
      {found.length > 0 && (
        <ScrollList label={`${label}, list`} items={found} rowKey="id" renderItem={renderItem} />
      )}
    </>
  );
}
