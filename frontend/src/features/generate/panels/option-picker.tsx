import { Button } from 'antd';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { Option, OptionGroup } from './brand-data';

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

/** Checkboxes by group. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, groups, max, tall, id, value = [], onChange } = props;
  const { emptyText = 'None yet. Add them in the Attribute Editor.' } = props;
  const chosen = new Set(value);
  const full = max !== undefined && chosen.size >= max;
  const order = groups.flatMap((group) => group.options.map((option) => option.id));
  const set = (ids: string[], on: boolean) => {
    for (const each of ids)
      if (on) chosen.add(each);
      else chosen.delete(each);
    onChange?.(order.filter((each) => chosen.has(each)));
  };
  // The same function for ever, so that a tick draws one box again and not a thousand.
  const latest = useRef(set);
  useLayoutEffect(() => {
    latest.current = set;
  });
  const toggle = useCallback((each: string, on: boolean) => latest.current([each], on), []);

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
      <div className="picker-body">
        {groups.length === 0 && <EmptyState compact title={emptyText} />}
        {groups.map((group) => {
          const ids = group.options.map((option) => option.id);
          const all = ids.every((each) => chosen.has(each));
          return (
            <div key={group.id} className="picker-group" role="group" aria-label={group.name}>
              <span className="picker-legend">{group.name}</span>
              {max === undefined && (
                <Button
                  type="link"
                  size="small"
                  aria-label={`${all ? 'Clear' : 'Select all'} in ${group.name}`}
                  onClick={() => set(ids, !all)}
                >
                  {all ? 'Clear' : 'Select all'}
                </Button>
              )}
              {group.options.map((option) => (
                <OptionBox
                  key={option.id}
                  option={option}
                  checked={chosen.has(option.id)}
                  disabled={full && !chosen.has(option.id)}
                  onToggle={toggle}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface OptionBoxProps {
  option: Option;
  checked: boolean;
  disabled: boolean;
  onToggle: (id: string, on: boolean) => void;
}

/** A plain checkbox: a brand may have thousands of options, and antd's box costs a hundred times as much to draw. */
const OptionBox = memo(({ option, checked, disabled, onToggle }: OptionBoxProps) => (
  <label className="option-box">
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onToggle(option.id, event.target.checked)}
    />
    <span>{option.name}</span>
  </label>
));
