import type { Draft } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { draftsQuery } from '../../../shared/api/queries';
import { type Marks, useRangeMarks } from '../../../shared/ui/use-marks';
import { countStates, matches, NO_FILTERS, usageOf, type DraftFilters } from './draft-filters';

const NONE: Draft[] = [];

/** The written list of a brand as its card shows it: filtered, with its selection. */
export function useWrittenList(brandId: string, marks: Marks) {
  const { data, error, refetch } = useQuery(draftsQuery(brandId));
  const [filters, setFilters] = useState<DraftFilters>(NO_FILTERS);
  useLinkedText((text) => setFilters({ ...NO_FILTERS, text }));
  const { marked } = marks;
  const all = data ?? NONE;

  const usage = useMemo(() => usageOf(all), [all]);
  const states = useMemo(() => countStates(all), [all]);
  // Typing shows at once; filtering 10,000 texts may take longer than a frame.
  const applied = useDeferredValue(filters);
  const shown = useMemo(() => all.filter((draft) => matches(draft, applied)), [all, applied]);
  // Somebody may have removed marked prompts.
  const selected = useMemo(() => all.filter((draft) => marked.has(draft.id)), [all, marked]);
  const hidden = useMemo(
    () => selected.filter((draft) => !matches(draft, applied)).length,
    [selected, applied],
  );

  const mark = useRangeMarks(marks, () => shown.map(({ id }) => id));

  return {
    loaded: data !== undefined,
    error,
    refetch: () => void refetch(),
    all,
    shown,
    usage,
    states,
    filters,
    setFilters,
    selected,
    /** How many of the selected prompts the filters hide. */
    hidden,
    marked,
    mark,
    selectAll: () => marks.set([...marked, ...shown.map(({ id }) => id)]),
    selectShown: () => marks.set(selected.filter((draft) => matches(draft, applied)).map(({ id }) => id)),
    clearSelection: marks.clear,
  };
}

/** Searches for the text in the URL whenever a link with it is followed, also the same link again. */
function useLinkedText(onText: (text: string) => void): void {
  const text = useSearchParams()[0].get('find');
  const { key } = useLocation();
  const [followed, setFollowed] = useState<string | null>(null);
  if (key === followed) return;
  setFollowed(key);
  if (text !== null) onText(text);
}

export type WrittenList = ReturnType<typeof useWrittenList>;
