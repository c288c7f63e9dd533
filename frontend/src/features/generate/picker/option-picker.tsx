import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { withToggled } from '../../../shared/ui/mark-range';
import { useStableCallback } from '../../../shared/ui/use-stable';
import { ChosenChips } from './chosen-chips';
import { OptionList } from './option-list';
import { PickerSearch } from './picker-search';
import { type OptionGroup, pickerGroups } from './picker-rows';
import './picker.css';

/** From this many options on, there is a search field, and chips show what is chosen. */
const SEARCH_FROM = 13;
/** From this many on, the categories are folded, and only the rows in view are rendered. */
const FOLD_FROM = 101;

interface OptionPickerProps {
  label: string;
  groups: OptionGroup[];
  /** At most this many; further ones cannot be ticked. */
  max?: number;
  /** The only picker of its panel. */
  tall?: boolean;
  /** Says what is missing when there is nothing to pick. */
  emptyText?: string;
  /** Passed by the form. */
  id?: string;
  'aria-describedby'?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** A stable empty list, so that it causes no re-render. */
export const NO_IDS: string[] = [];

/** Checkboxes by group; where there are many, they can be searched and folded. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, groups, max, tall = false, id, value = NO_IDS, onChange } = props;
  const { emptyText = 'None yet. Add them in the Attribute Editor.' } = props;
  const [search, setSearch] = useState('');
  // The groups that the user has folded or unfolded, contrary to the initial state.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const chosen = useMemo(() => new Set(value), [value]);
  const isLong = options.length >= FOLD_FROM;
  const opensAtFirst = !isLong || groups.length === 1;
  const shown = useMemo(
    () => pickerGroups(groups, search, (groupId) => turned.has(groupId) !== opensAtFirst),
    [groups, search, turned, opensAtFirst],
  );
  // A stable function, so that a tick re-renders one box and not a thousand.
  const set = useStableCallback((ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const each of ids)
      if (on) next.add(each);
      else next.delete(each);
    onChange?.(options.filter((option) => next.has(option.id)).map((option) => option.id));
  });
  // Options that somebody else has deleted are deselected, because the user no longer can.
  const isOutdated = useMemo(() => {
    const known = new Set(options.map((option) => option.id));
    return value.some((each) => !known.has(each));
  }, [options, value]);
  useEffect(() => {
    if (isOutdated) set([], true);
  }, [isOutdated, set]);
  const turn = (groupId: string) => setTurned((before) => withToggled(before, groupId));

  return (
    <div
      id={id}
      className={tall ? 'picker picker-tall' : 'picker'}
      role="group"
      aria-label={label}
      aria-describedby={props['aria-describedby']}
      tabIndex={-1}
    >
      <div className="picker-head">
        <span>{label}</span>
        <span className="muted">{formatCount(chosen.size)} selected</span>
      </div>
      {options.length >= SEARCH_FROM && (
        <PickerSearch
          label={label}
          search={search}
          groups={shown}
          chosen={chosen}
          isLimited={max !== undefined}
          onSearch={setSearch}
          onSet={set}
        />
      )}
      {groups.length === 0 && <EmptyState compact title={emptyText} />}
      {groups.length > 0 && shown.length === 0 && <EmptyState compact title="Nothing matches the search" />}
      {shown.length > 0 && (
        <OptionList
          label={label}
          groups={shown}
          chosen={chosen}
          canFold={groups.length > 1 && search === ''}
          isFull={max !== undefined && chosen.size >= max}
          isLimited={max !== undefined}
          isLong={isLong}
          tall={tall}
          onTurn={turn}
          onSet={set}
        />
      )}
      {options.length >= SEARCH_FROM && chosen.size > 0 && (
        <ChosenChips options={options} chosen={chosen} onSet={set} />
      )}
    </div>
  );
}
