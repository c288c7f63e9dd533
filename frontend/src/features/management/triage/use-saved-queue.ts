import type { PromptOrder, WrittenPrompt } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { combined } from '../../../shared/api/combined';
import { writtenStatsQuery } from '../../../shared/api/queries';
import type { WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { useEarlierDecided } from './saved-triage-api';
import { useOpenPrompts } from './use-open-prompts';

const NONE: WrittenPrompt[] = [];

/** The undecided saved prompts that match the filters, in the order in which they are triaged. */
export function useSavedQueue(brandId: string, filters: WrittenFilters, order: PromptOrder) {
  const [decided, setDecided] = useState<ReadonlyMap<string, number>>(new Map());
  const [returned, setReturned] = useState<WrittenPrompt[]>([]);
  const [openedAt] = useState(Date.now);
  const flagged = useFlaggedFirst(brandId, filters);
  const options = { order, openedAt, decided, enabled: useEarlierDecided(brandId) };
  const first = useOpenPrompts(brandId, flagged.filters, {
    ...options,
    enabled: options.enabled && flagged.isOn,
  });
  const rest = useOpenPrompts(brandId, filters, options);
  const prompts = useMemo(
    () => onlyOnce([...returned, ...(flagged.isOn ? (first.open ?? NONE) : NONE), ...(rest.open ?? NONE)]),
    [returned, flagged.isOn, first.open, rest.open],
  );
  return {
    prompts,
    isLoaded: rest.open !== undefined,
    isFetchingMore: rest.isFetchingMore,
    reading: combined(flagged.isOn ? [first, rest] : [rest]),
    flagged,
    /** Returns a prompt to the queue, whether or not a fetch contains it. */
    putBack: (prompt: WrittenPrompt) => {
      setDecided((all) => new Map([...all].filter(([id]) => id !== prompt.id)));
      setReturned((all) => onlyOnce([prompt, ...all]));
    },
    take: ({ id }: WrittenPrompt) => {
      setDecided((all) => new Map(all).set(id, Infinity));
      setReturned((all) => all.filter((prompt) => prompt.id !== id));
    },
    stored: ({ id }: WrittenPrompt) => {
      const now = performance.now();
      setDecided((all) => (all.has(id) ? new Map(all).set(id, now) : all));
    },
    replace: (rewritten: WrittenPrompt) =>
      setReturned((all) => all.map((prompt) => (prompt.id === rewritten.id ? rewritten : prompt))),
  };
}

const onlyOnce = (prompts: readonly WrittenPrompt[]): WrittenPrompt[] => [
  ...new Map(prompts.map((prompt) => [prompt.id, prompt])).values(),
];

/** Offered if some prompts that match the filters are flagged and no `only` filter is set. */
function useFlaggedFirst(brandId: string, filters: WrittenFilters) {
  const [isOn, set] = useState(false);
  const flaggedFilters: WrittenFilters = { ...filters, only: 'needsLook' };
  const canBe = filters.only === null;
  const { data } = useQuery({ ...writtenStatsQuery(brandId, flaggedFilters), enabled: canBe });
  return { isOn, set, filters: flaggedFilters, offered: canBe && (isOn || (data?.totalPrompts ?? 0) > 0) };
}
