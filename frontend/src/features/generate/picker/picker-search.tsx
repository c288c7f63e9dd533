import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { formatCount } from '../../../shared/text/format';
import { focusFirstRow } from './use-row-keys';
import type { GroupRow } from './picker-rows';

interface PickerSearchProps {
  label: string;
  search: string;
  /** The groups with their matching options. */
  groups: readonly GroupRow[];
  chosen: ReadonlySet<string>;
  /** The number of choices is limited, so not all matches can be chosen at once. */
  isLimited: boolean;
  onSearch: (text: string) => void;
  onSet: (ids: readonly string[], on: boolean) => void;
}

/** Filters the options. Enter ticks the only match, else it moves to the first row, as the down arrow does. */
export function PickerSearch(props: PickerSearchProps) {
  const { label, search, groups, chosen, isLimited, onSearch, onSet } = props;
  const ids = groups.flatMap(({ matches }) => matches.map(({ id }) => id));
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys may also belong to the typing of a word, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    const [only] = ids;
    if (event.key === 'Escape' && search !== '') onSearch('');
    else if (event.key === 'Enter' && search !== '' && ids.length === 1 && only)
      onSet(ids, !chosen.has(only));
    else if (event.key === 'ArrowDown' || event.key === 'Enter') focusFirstRow(event.currentTarget);
    else return;
    // Otherwise Enter would submit the form and start the run.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="picker-search">
      <input
        type="search"
        aria-label={`Search in ${label}`}
        placeholder="Search"
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {search.trim() !== '' && (
        <span className="picker-matches">
          <span className="muted" role="status">
            {formatCount(ids.length)} found
          </span>
          {!isLimited && ids.length > 0 && (
            <Button type="link" size="small" onClick={() => onSet(ids, !all)}>
              {all ? 'Clear' : 'Select'} all that match
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
