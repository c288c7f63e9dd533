import { useCallback, useState } from 'react';

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
  return {
    marked,
    toggle,
    set: (ids: Iterable<string>) => setMarked(new Set(ids)),
    clear: () => setMarked(new Set()),
  };
}

export type Marks = ReturnType<typeof useMarks>;
