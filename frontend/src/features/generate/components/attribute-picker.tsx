import { Button, Checkbox } from 'antd';
import { EmptyState } from '../../../shared/ui/empty-state';
import type { AttributeGroup } from '../brand-data';

interface AttributePickerProps {
  label: string;
  groups: AttributeGroup[];
  /** At most this many; further ones cannot be ticked. */
  max?: number;
  /** The only picker of its panel. */
  tall?: boolean;
  /** Given by the form. */
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** Checkboxes by category. */
export function AttributePicker({
  label,
  groups,
  max,
  tall,
  id,
  value = [],
  onChange,
}: AttributePickerProps) {
  const chosen = new Set(value);
  const full = max !== undefined && chosen.size >= max;
  const order = groups.flatMap((group) => group.attributes.map((attribute) => attribute.id));
  const set = (ids: string[], on: boolean) => {
    for (const each of ids)
      if (on) chosen.add(each);
      else chosen.delete(each);
    onChange?.(order.filter((each) => chosen.has(each)));
  };

  return (
    <div
      id={id}
      className={tall ? 'picker picker-tall' : 'picker'}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      <div className="picker-head">
        <span>{label}</span>
        <span className="muted">{chosen.size} selected</span>
      </div>
      <div className="picker-body">
        {groups.length === 0 && <EmptyState compact title="None yet. Add them in the Attribute Editor." />}
        {groups.map(({ category, attributes }) => {
          const ids = attributes.map((attribute) => attribute.id);
          const all = ids.every((each) => chosen.has(each));
          return (
            <div key={category.id} className="picker-group" role="group" aria-label={category.displayName}>
              <span className="picker-legend">{category.displayName}</span>
              {max === undefined && (
                <Button
                  type="link"
                  size="small"
                  aria-label={`${all ? 'Clear' : 'Select all'} in ${category.displayName}`}
                  onClick={() => set(ids, !all)}
                >
                  {all ? 'Clear' : 'Select all'}
                </Button>
              )}
              {attributes.map((attribute) => (
                <Checkbox
                  key={attribute.id}
                  checked={chosen.has(attribute.id)}
                  disabled={full && !chosen.has(attribute.id)}
                  onChange={(event) => set([attribute.id], event.target.checked)}
                >
                  {attribute.displayName}
                </Checkbox>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
