import { useCallback, useMemo, useRef, useState } from 'react';
import { withRange, withToggled } from './mark-range';
import { useKeptMarks } from './unsaved-work';
import { useStableCallback } from './use-stable';

/** Which rows of a list are marked. Ids of removed rows may remain: the caller filters by the rows that exist. */
export function useMarks() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  useKeptMarks(marked.size > 0);
  const toggle = useCallback((id: string) => setMarked((before) => withToggled(before, id)), []);
  const set = useCallback((ids: Iterable<string>) => setMarked(new Set(ids)), []);
  const clear = useCallback(() => setMarked(new Set()), []);
  return useMemo(() => ({ marked, toggle, set, clear }), [marked, toggle, set, clear]);
}

export type Marks = ReturnType<typeof useMarks>;

/** Toggles the mark of a row, or marks a range up to it. */
export type OnMark = (id: string, isRange: boolean) => void;

/**
 * Marking with ranges: with the shift key, all rows from the one that was clicked last.
 *
 * @param order the ids of the rows as they are shown
 * @returns a stable function, so that a mark re-renders one row and not all
 */
export function useRangeMarks({ marked, toggle, set }: Marks, order: () => readonly string[]): OnMark {
  const anchor = useRef<string | null>(null);
  return useStableCallback((id: string, isRange: boolean) => {
    const range = isRange && anchor.current !== null ? withRange(marked, order(), anchor.current, id) : null;
    if (range) set(range);
    else toggle(id);
    anchor.current = id;
  });
}
