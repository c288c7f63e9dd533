import type { ListyRef } from 'antd/es/listy';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { type PickerRow, rowAfterKey } from './picker-rows';
import { closestTo } from '../../../shared/ui/closest';

const CONTROL = ':is(input:enabled, button)';

function focusOn(control: HTMLElement | null | undefined): boolean {
  control?.focus();
  return Boolean(control);
}

/** Moves the focus from the search field into the list below it. */
export const focusFirstRow = (within: Element): boolean =>
  focusOn(within.closest('.picker')?.querySelector<HTMLElement>(`[data-row] ${CONTROL}`));

/**
 * Arrows, Home and End move from row to row, also to rows that are not rendered.
 *
 * @param rows the rows that have an enabled control
 */
export function useRowKeys(rows: () => readonly PickerRow[], list: RefObject<ListyRef | null>) {
  // The key of a row that is to be focused once it is rendered.
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
  const onRendered = (key: string, row: HTMLElement | null) => {
    if (row === null || awaited.current !== key) return;
    awaited.current = null;
    focusOn(row.querySelector<HTMLElement>(CONTROL));
  };
  return { onKeyDown, onRendered };
}
