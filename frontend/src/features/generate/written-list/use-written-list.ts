import type { Draft } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { draftsQuery } from '../../../shared/api/queries';
import { useAddress, withParameters } from '../../../shared/ui/use-address';
import { keepChoices, keptChoices } from '../../../shared/ui/kept-choices';
import { type Marks, useRangeMarks } from '../../../shared/ui/use-marks';
import { useOutdated } from '../../../shared/prompts/outdated';
import { countStates, facetsOf, matches, NO_FILTERS, type DraftFilters } from './draft-filters';

const NONE: Draft[] = [];

/** The written list of a brand as its card shows it: filtered, with its selection. */
export function useWrittenList(brandId: string, marks: Marks) {
  const { data, error, refetch } = useQuery(draftsQuery(brandId));
  const [chosen, setFilters] = useFilters(brandId);
  const { marked } = marks;
  const all = data ?? NONE;

  const outdatedOf = useOutdated(brandId);
  const states = useMemo(() => countStates(all, outdatedOf), [all, outdatedOf]);
  const isNoneImproved = data !== undefined && states.improved === 0;
  // When the last improvement is reverted, nothing would be left of what is being reviewed.
  const filters = useMemo(
    () => (chosen.state === 'improved' && isNoneImproved ? { ...chosen, state: null } : chosen),
    [chosen, isNoneImproved],
  );
  // Typing shows at once; filtering 10,000 texts may take longer than a frame.
  const applied = useDeferredValue(filters);
  const matching = useCallback((draft: Draft) => matches(draft, applied, outdatedOf), [applied, outdatedOf]);
  const facets = useMemo(() => facetsOf(all, applied, outdatedOf), [all, applied, outdatedOf]);
  const { shown } = facets;
  // Somebody may have removed marked prompts.
  const selected = useMemo(() => all.filter((draft) => marked.has(draft.id)), [all, marked]);
  const hidden = useMemo(() => selected.filter((draft) => !matching(draft)).length, [selected, matching]);

  const mark = useRangeMarks(marks, () => shown.map(({ id }) => id));

  return {
    loaded: data !== undefined,
    error,
    refetch,
    all,
    shown,
    facets,
    states,
    outdatedOf,
    filters,
    setFilters,
    selected,
    /** How many of the selected prompts the filters hide. */
    hidden,
    marked,
    mark,
    selectAll: () => marks.set([...marked, ...shown.map(({ id }) => id)]),
    selectShown: () => marks.set(selected.filter(matching).map(({ id }) => id)),
    clearSelection: marks.clear,
  };
}

const LIST = 'written-list';

/**
 * The filters, kept while the user is on other screens. A link may search for a text, each time that it is followed, which
 * is not kept.
 */
function useFilters(brandId: string) {
  const [filters, setFilters] = useState(() => keptChoices(brandId, LIST, NO_FILTERS));
  const [parameters, setParameters] = useAddress();
  const text = parameters.get('find');
  const { key } = useLocation();
  const [followed, setFollowed] = useState<string | null>(null);
  if (key !== followed) {
    setFollowed(key);
    if (text !== null) setFilters({ ...NO_FILTERS, text });
  }
  const choose = (next: DraftFilters) => {
    setFilters(next);
    keepChoices(brandId, LIST, next);
    // It no longer says what is searched for. Any later navigation, such as opening triage, would search for it again.
    if (text !== null) setParameters((before) => withParameters(before, { find: null }), { replace: true });
  };
  return [filters, choose] as const;
}

export type WrittenList = ReturnType<typeof useWrittenList>;
