import { Listy } from 'antd';
import type { ListyRef } from 'antd/es/listy';
import { type KeyboardEvent, type ReactNode, type UIEvent, useEffect, useRef } from 'react';
import { scrollOfKey } from './key-scrolling';
import { useListView, useWindowHeight } from './list-view';
import { useFocusWithin } from './use-focus-after';

/** Heights: 96 and 48 units of 4 px. */
const HEIGHTS = { results: 384, usage: 192 } as const;
/** Below this many rows a plain list is as fast, and it is only as high as its rows. */
const VIRTUAL_FROM = 40;
/** The space for what is above and below a list of full height: the header, the list's own tools, a dialog's frame. */
const AROUND_PX = 260;
/** Nearer to its end than this, a list is at its end. */
const AT_END_PX = 24;

interface ScrollListProps<T extends object> {
  label: string;
  items: T[];
  rowKey: keyof T & string;
  /** 'prompts' is as high as 'results', and follows the user's choice for lists of prompts. */
  size?: keyof typeof HEIGHTS | 'prompts';
  /** 'rowgroup' when it is the body of a table. */
  role?: 'region' | 'rowgroup';
  /** Scrolls to its end when items are added, until the user scrolls up. */
  follows?: boolean;
  onLeaveEnd?: () => void;
  /** The key of a row to scroll to, and what changes each time that it is asked for. */
  target?: { key: string; at: string };
  renderItem: (item: T, index: number) => ReactNode;
}

function useHeight(size: NonNullable<ScrollListProps<object>['size']>): number {
  const { isTall } = useListView();
  const windowHeight = useWindowHeight();
  if (size !== 'prompts') return HEIGHTS[size];
  return isTall ? Math.max(HEIGHTS.results, windowHeight - AROUND_PX) : HEIGHTS.results;
}

/** A scrolling list that renders only the rows in sight: it may hold 10,000 prompts. */
export function ScrollList<T extends object>(props: ScrollListProps<T>) {
  const {
    label,
    items,
    rowKey,
    size = 'results',
    role = 'region',
    follows = false,
    target,
    renderItem,
  } = props;
  const height = useHeight(size);
  const { isCompact } = useListView();
  const box = useRef<HTMLDivElement>(null);
  const focusWithin = useFocusWithin(box, items);
  const list = useRef<ListyRef>(null);
  const last = items.at(-1);
  const lastKey = last && String(last[rowKey]);
  useEffect(() => {
    if (!follows || lastKey === undefined) return;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    list.current?.scrollTo({ key: lastKey, align: 'bottom' });
  }, [follows, lastKey, items.length]);
  const scrolled = useRef<{ scroller: EventTarget | null; top: number }>({ scroller: null, top: 0 });
  const [targetKey, askedAt] = [target?.key, target?.at];
  useEffect(() => {
    if (targetKey === undefined) return;
    list.current?.scrollTo({ key: targetKey, align: 'top' });
    const row = box.current?.querySelector(`[data-key="${CSS.escape(targetKey)}"]`);
    if (row instanceof HTMLElement) box.current?.scrollTo({ top: row.offsetTop - box.current.offsetTop });
  }, [targetKey, askedAt]);
  // By wheel, finger, key or scrollbar. Following scrolls only down.
  const onScroll = ({ target }: UIEvent) => {
    // A field within a row scrolls, too.
    if (!(target instanceof Element) || target.matches('input, textarea')) return;
    const { scrollTop: top, scrollHeight, clientHeight } = target;
    const isUp = scrolled.current.scroller === target && top < scrolled.current.top;
    if (follows && isUp && scrollHeight - clientHeight - top > AT_END_PX) props.onLeaveEnd?.();
    scrolled.current = { scroller: target, top };
  };
  // The browser scrolls a plain list by itself; antd hides what is beyond a virtual one, so no key reaches it.
  const onKeyDown = (event: KeyboardEvent) => {
    const distance = list.current && scrollOfKey(event, height);
    if (distance === null) return;
    event.preventDefault();
    if (distance === Infinity && lastKey !== undefined)
      list.current?.scrollTo({ key: lastKey, align: 'bottom' });
    else list.current?.scrollTo({ top: Math.max(scrolled.current.top + distance, 0) });
  };
  return (
    <div
      ref={box}
      className={size === 'prompts' && isCompact ? 'scroll-list scroll-list-compact' : 'scroll-list'}
      role={role}
      aria-label={label}
      tabIndex={0}
      style={{ maxHeight: height }}
      // While capturing: a virtual list scrolls a box of its own, and this event does not bubble.
      onScrollCapture={onScroll}
      onKeyDown={onKeyDown}
      {...focusWithin}
    >
      {items.length < VIRTUAL_FROM ? (
        items.map((item, index) => (
          <div key={String(item[rowKey])} data-key={String(item[rowKey])}>
            {renderItem(item, index)}
          </div>
        ))
      ) : (
        <Listy<T>
          ref={list}
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
