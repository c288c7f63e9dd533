import { Listy } from 'antd';
import type { ReactNode } from 'react';

/** Heights: 96 and 48 units of 4 px. */
const HEIGHTS = { results: 384, usage: 192 } as const;
/** Below this many rows a plain list is as fast, and it is only as high as its rows. */
const VIRTUAL_FROM = 40;

interface ScrollListProps<T extends object> {
  label: string;
  items: T[];
  rowKey: keyof T & string;
  size?: keyof typeof HEIGHTS;
  /** 'rowgroup' when it is the body of a table. */
  role?: 'region' | 'rowgroup';
  renderItem: (item: T, index: number) => ReactNode;
}

/** A scrolling list that renders only the rows in sight: it may hold 10,000 prompts. */
export function ScrollList<T extends object>(props: ScrollListProps<T>) {
  const { label, items, rowKey, size = 'results', role = 'region', renderItem } = props;
  const height = HEIGHTS[size];
  return (
    <div className="scroll-list" role={role} aria-label={label} tabIndex={0} style={{ maxHeight: height }}>
      {items.length < VIRTUAL_FROM ? (
        items.map((item, index) => <div key={String(item[rowKey])}>{renderItem(item, index)}</div>)
      ) : (
        <Listy<T>
          virtual
          height={height}
          items={items}
          rowKey={rowKey}
          itemRender={(item, index) => renderItem(item, index)}
        />
      )}
    </div>
  );
}
