import { useCallback, useMemo, useState } from 'react';

/** Which rows of a list are marked. Rows that are gone are not counted: the caller filters by what is there. */
export function useMarks() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setMarked((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const set = useCallback((ids: Iterable<string>) => setMarked(new Set(ids)), []);
  const clear = useCallback(() => setMarked(new Set()), []);
  return useMemo(() => ({ marked, toggle, set, clear }), [marked, toggle, set, clear]);
}

export type Marks = ReturnType<typeof useMarks>;
