import { useCallback, useMemo, useRef, useState } from 'react';
import { withRange, withToggled } from './mark-range';
import { useKeptMarks } from './unsaved-work';
import { useStableCallback } from './use-stable';

/** Which rows of a list are marked. Rows that are gone are not counted: the caller filters by what is there. */
export function useMarks() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  useKeptMarks(marked.size > 0);
  const toggle = useCallback((id: string) => setMarked((before) => withToggled(before, id)), []);
  const set = useCallback((ids: Iterable<string>) => setMarked(new Set(ids)), []);
  const clear = useCallback(() => setMarked(new Set()), []);
  return useMemo(() => ({ marked, toggle, set, clear }), [marked, toggle, set, clear]);
}

export type Marks = ReturnType<typeof useMarks>;

/** Marks a row, or all from the one before it. */
export type OnMark = (id: string, isRange: boolean) => void;

/**
 * Marking with ranges: with the shift key all rows from the one that was marked last.
 *
 * @param order the ids of the rows as they are shown
 * @returns the same function for ever, so that a mark draws one row again and not all
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
