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

/** From so many options on there is something to search in, and chips tell what is chosen. */
const SEARCH_FROM = 13;
/** From so many on the categories are folded, and only the rows in sight are drawn. */
const FOLD_FROM = 101;

interface OptionPickerProps {
  label: string;
  groups: OptionGroup[];
  /** At most this many; further ones cannot be ticked. */
  max?: number;
  /** The only picker of its panel. */
  tall?: boolean;
  /** What is missing when there is nothing to pick. */
  emptyText?: string;
  /** Given by the form. */
  id?: string;
  'aria-describedby'?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** The same list for ever, so that nothing is drawn again for it. */
export const NO_IDS: string[] = [];

/** Checkboxes by group, to search in and to fold where there are many. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, groups, max, tall = false, id, value = NO_IDS, onChange } = props;
  const { emptyText = 'None yet. Add them in the Attribute Editor.' } = props;
  const [search, setSearch] = useState('');
  // Those that somebody folded or unfolded, against what they are at first.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const chosen = useMemo(() => new Set(value), [value]);
  const isLong = options.length >= FOLD_FROM;
  const opensAtFirst = !isLong || groups.length === 1;
  const shown = useMemo(
    () => pickerGroups(groups, search, (groupId) => turned.has(groupId) !== opensAtFirst),
    [groups, search, turned, opensAtFirst],
  );
  // The same function for ever, so that a tick draws one box again and not a thousand.
  const set = useStableCallback((ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const each of ids)
      if (on) next.add(each);
      else next.delete(each);
    onChange?.(options.filter((option) => next.has(option.id)).map((option) => option.id));
  });
  // What somebody else deleted is no choice any more, and could not be taken back.
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
