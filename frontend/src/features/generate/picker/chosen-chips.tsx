import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatCount } from '../../../shared/text/format';
import { focusBeside, focusPanel } from '../../../shared/ui/focus-beside';
import { ignoringDoubleClick } from '../../../shared/ui/ignoring-double-click';
import type { Option } from './picker-rows';

/** More chips would be a second list; each category shows how many of its options are chosen. */
const SHOWN = 12;

interface ChosenChipsProps {
  options: readonly Option[];
  chosen: ReadonlySet<string>;
  onSet: (ids: readonly string[], on: boolean) => void;
}

/** The chosen options, below the list: above it, each tick would move the rows away from the pointer. */
export function ChosenChips({ options, chosen, onSet }: ChosenChipsProps) {
  const shown = options.filter(({ id }) => chosen.has(id)).slice(0, SHOWN);
  const more = chosen.size - shown.length;
  return (
    <div className="picker-chips" role="group" aria-label="Selected">
      {shown.map(({ id, name }) => (
        <span key={id} className="picker-chip">
          <span>{name}</span>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={ignoringDoubleClick(({ currentTarget }) => {
              focusBeside(currentTarget, '.picker-chip');
              onSet([id], false);
            })}
          >
            <CloseOutlined aria-hidden />
          </button>
        </span>
      ))}
      {more > 0 && <span className="muted">and {formatCount(more)} more</span>}
      <Button
        type="link"
        size="small"
        onClick={({ currentTarget }) => {
          focusPanel(currentTarget);
          onSet([...chosen], false);
        }}
      >
        Clear all
      </Button>
    </div>
  );
}
