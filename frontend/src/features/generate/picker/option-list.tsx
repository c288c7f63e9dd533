import { DownOutlined } from '@ant-design/icons';
import { Button, Listy } from 'antd';
import type { ListyRef } from 'antd/es/listy';
import { memo, useMemo, useRef } from 'react';
import { formatCount } from '../../../shared/text/format';
import { type GroupRow, type Option, type PickerRow, pickerRows } from './picker-rows';
import { useRowKeys } from './use-row-keys';

const HEIGHTS = { usual: 192, tall: 396 };
/** The height of a row that fits on one line; others are measured. */
const ROW_HEIGHT = 30;

interface OptionListProps {
  label: string;
  groups: readonly GroupRow[];
  chosen: ReadonlySet<string>;
  canFold: boolean;
  /** No further option may be chosen. */
  isFull: boolean;
  /** The number of choices is limited, so a whole group cannot be chosen at once. */
  isLimited: boolean;
  /** So many options that only those in view are rendered. */
  isLong: boolean;
  tall: boolean;
  onTurn: (groupId: string) => void;
  onSet: (ids: readonly string[], on: boolean) => void;
}

export function OptionList(props: OptionListProps) {
  const { label, groups, chosen, canFold, isFull, isLimited, isLong, tall, onSet } = props;
  const rows = useMemo(() => pickerRows(groups), [groups]);
  const list = useRef<ListyRef>(null);
  const canPress = (row: PickerRow) =>
    'group' in row ? canFold || !isLimited : !isFull || chosen.has(row.option.id);
  const { onKeyDown, onRendered } = useRowKeys(() => rows.filter(canPress), list);
  const optionRow = (option: Option) => (
    <OptionBox
      key={option.id}
      option={option}
      checked={chosen.has(option.id)}
      disabled={isFull && !chosen.has(option.id)}
      skipped={isLong}
      onSet={onSet}
    />
  );
  if (!isLong)
    return (
      <div className="picker-body" onKeyDown={onKeyDown}>
        {groups.map((row) => (
          <div key={row.key} className="picker-group" role="group" aria-label={row.group.name}>
            <GroupHead {...props} row={row} />
            {row.isOpen && row.matches.map(optionRow)}
          </div>
        ))}
      </div>
    );
  return (
    <div
      className="picker-body picker-long"
      role="group"
      aria-label={`${label}, options`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <Listy
        ref={list}
        virtual
        height={Math.min(tall ? HEIGHTS.tall : HEIGHTS.usual, rows.length * ROW_HEIGHT)}
        items={rows}
        rowKey="key"
        itemRender={(row) => (
          <div ref={(element) => onRendered(row.key, element)}>
            {'group' in row ? <GroupHead {...props} row={row} /> : optionRow(row.option)}
          </div>
        )}
      />
    </div>
  );
}

type GroupHeadProps = Pick<
  OptionListProps,
  'chosen' | 'canFold' | 'isLimited' | 'isLong' | 'onTurn' | 'onSet'
>;

function GroupHead({ row, ...props }: GroupHeadProps & { row: GroupRow }) {
  const { chosen, canFold, isLimited, isLong, onTurn, onSet } = props;
  const { group, matches, isOpen } = row;
  const count = group.options.reduce((sum, { id }) => sum + (chosen.has(id) ? 1 : 0), 0);
  const all = matches.every(({ id }) => chosen.has(id));
  const legend = (
    <>
      {group.name}{' '}
      {(isLong || count > 0) && (
        <span className="picker-count">
          {formatCount(count)} of {formatCount(group.options.length)}
        </span>
      )}
    </>
  );
  return (
    <div className="picker-group-head" data-row={row.key}>
      {canFold ? (
        <button
          type="button"
          className="picker-legend picker-fold"
          aria-expanded={isOpen}
          onClick={() => onTurn(group.id)}
        >
          <DownOutlined aria-hidden className={isOpen ? undefined : 'picker-folded'} />
          {legend}
        </button>
      ) : (
        <span className="picker-legend">{legend}</span>
      )}
      {!isLimited && (
        <Button
          type="link"
          size="small"
          aria-label={`${all ? 'Clear' : 'Select all'} in ${group.name}`}
          onClick={() =>
            onSet(
              matches.map(({ id }) => id),
              !all,
            )
          }
        >
          {all ? 'Clear' : 'Select all'}
        </Button>
      )}
    </div>
  );
}

interface OptionBoxProps {
  option: Option;
  checked: boolean;
  disabled: boolean;
  /** Tab skips it, because there may be a thousand; the arrow keys reach it. */
  skipped: boolean;
  onSet: (ids: readonly string[], on: boolean) => void;
}

/** A plain checkbox: a brand may have thousands of options, and antd's takes a hundred times as long to render. */
const OptionBox = memo(({ option, checked, disabled, skipped, onSet }: OptionBoxProps) => (
  <label className="option-box" data-row={option.id}>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      tabIndex={skipped ? -1 : undefined}
      onChange={(event) => onSet([option.id], event.target.checked)}
    />
    <span>{option.name}</span>
  </label>
));
