import { Listy } from 'antd';
import type { ListyRef } from 'antd/es/listy';
import {
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { scrollOfKey } from './key-scrolling';
import { useListView, useWindowHeight } from './list-view';
import { useFocusWithin } from './use-focus-after';

/** Heights: 96 and 48 units of 4 px. */
const HEIGHTS = { results: 384, usage: 192 } as const;
/** Below this many rows a plain list is as fast, and it is only as high as its rows. */
const VIRTUAL_FROM = 40;
/** From this many rows a list is virtual even if that takes the focus out of one of them: a plain one would be slow. */
const ALWAYS_VIRTUAL_FROM = 400;
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

/**
 * Whether only the rows in sight are rendered. A change renders all rows anew, so it waits while the focus is in one of
 * them: an editor would lose what is typed.
 */
function useIsVirtual(count: number, hasFocus: boolean): boolean {
  const [list, setList] = useState({ count, isVirtual: count >= VIRTUAL_FROM });
  if (list.count === count) return list.isVirtual;
  const isVirtual = hasFocus ? list.isVirtual || count >= ALWAYS_VIRTUAL_FROM : count >= VIRTUAL_FROM;
  setList({ count, isVirtual });
  return isVirtual;
}

/** Where a row is: its key, and how far below the upper edge of the list, in px. */
interface RowPlace {
  key: string;
  offset: number;
}

interface Scrolled {
  scroller: EventTarget | null;
  top: number;
  /** The first row in sight. */
  row: RowPlace | null;
}

function topRow(scroller: Element): RowPlace | null {
  const { top: edge } = scroller.getBoundingClientRect();
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-key]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edge) return { key: row.dataset['key'] ?? '', offset: top - edge };
  }
  return null;
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
  const focus = useFocusWithin(box, items);
  const isVirtual = useIsVirtual(items.length, focus.isWithin);
  const list = useRef<ListyRef>(null);
  const last = items.at(-1);
  const lastKey = last && String(last[rowKey]);
  useEffect(() => {
    if (!follows || lastKey === undefined) return;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    list.current?.scrollTo({ key: lastKey, align: 'bottom' });
  }, [follows, lastKey, items.length]);
  const scrolled = useRef<Scrolled>({ scroller: null, top: 0, row: null });
  const scrollToRow = useEffectEvent(({ key, offset }: RowPlace) => {
    list.current?.scrollTo({ key, align: 'top', offset });
    const row = box.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (!isVirtual && row instanceof HTMLElement)
      box.current?.scrollTo({ top: row.offsetTop - box.current.offsetTop - offset });
  });
  // The list of the other kind goes on where this one was.
  useLayoutEffect(() => {
    if (scrolled.current.row) scrollToRow(scrolled.current.row);
  }, [isVirtual]);
  const [targetKey, askedAt] = [target?.key, target?.at];
  useEffect(() => {
    if (targetKey !== undefined) scrollToRow({ key: targetKey, offset: 0 });
  }, [targetKey, askedAt]);
  // By wheel, finger, key or scrollbar. Following scrolls only down.
  const onScroll = ({ target }: UIEvent) => {
    // A field within a row scrolls, too.
    if (!(target instanceof Element) || target.matches('input, textarea')) return;
    const { scrollTop: top, scrollHeight, clientHeight } = target;
    const isUp = scrolled.current.scroller === target && top < scrolled.current.top;
    if (follows && isUp && scrollHeight - clientHeight - top > AT_END_PX) props.onLeaveEnd?.();
    scrolled.current = { scroller: target, top, row: topRow(target) };
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
  const renderRow = (item: T, index: number) => (
    <div key={String(item[rowKey])} data-key={String(item[rowKey])}>
      {renderItem(item, index)}
    </div>
  );
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
      {...focus.handlers}
    >
      {isVirtual ? (
        <Listy<T> ref={list} virtual height={height} items={items} rowKey={rowKey} itemRender={renderRow} />
      ) : (
        items.map(renderRow)
      )}
    </div>
  );
}
