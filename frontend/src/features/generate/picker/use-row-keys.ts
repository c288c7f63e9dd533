import type { ListyRef } from 'antd/es/listy';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { type PickerRow, rowAfterKey } from './picker-rows';
import { closestTo } from '../../../shared/ui/closest';

const CONTROL = ':is(input:enabled, button)';

function focusOn(control: HTMLElement | null | undefined): boolean {
  control?.focus();
  return Boolean(control);
}

/** From the search field into the list below it. */
export const focusFirstRow = (within: Element): boolean =>
  focusOn(within.closest('.picker')?.querySelector<HTMLElement>(`[data-row] ${CONTROL}`));

/**
 * Arrows, Home and End go from row to row, also to those that are not drawn.
 *
 * @param rows those that have something to press
 */
export function useRowKeys(rows: () => readonly PickerRow[], list: RefObject<ListyRef | null>) {
  // Asked for before it was drawn.
  const awaited = useRef<string | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = closestTo(event, '[data-row]')?.dataset['row'];
    const to = rowAfterKey(rows(), from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    const row = `[data-row="${CSS.escape(to)}"]`;
    if (focusOn(event.currentTarget.querySelector<HTMLElement>(`${row} ${CONTROL}`))) return;
    awaited.current = to;
    list.current?.scrollTo({ key: to, align: event.key === 'End' ? 'bottom' : 'top' });
  };
  const onDrawn = (key: string, row: HTMLElement | null) => {
    if (row === null || awaited.current !== key) return;
    awaited.current = null;
    focusOn(row.querySelector<HTMLElement>(CONTROL));
  };
  return { onKeyDown, onDrawn };
}
