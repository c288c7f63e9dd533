import type { PromptOrder } from '#contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { openPromptsQuery } from './saved-triage-api';

/** More are fetched when fewer than this are left. */
const ENOUGH = 100;

interface OpenPromptsOptions {
  order: PromptOrder;
  openedAt: number;
  /**
   * Id of each prompt decided here → when that was stored, by the clock of the page; Infinity until then. It leaves the
   * queue at once, and is in it again if a colleague takes the decision back.
   */
  decided: ReadonlyMap<string, number>;
  enabled: boolean;
}

/** The undecided prompts that match the filters. More are fetched before they run out. */
export function useOpenPrompts(
  brandId: string,
  filters: WrittenFilters,
  { order, openedAt, decided, enabled }: OpenPromptsOptions,
) {
  const query = useInfiniteQuery({ ...openPromptsQuery(brandId, filters, { order, openedAt }), enabled });
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const open = useMemo(
    () =>
      data?.pages.flatMap(({ items, readAt }) =>
        items.filter(({ id }) => (decided.get(id) ?? -Infinity) < readAt),
      ),
    [data, decided],
  );
  const fetchesMore = hasNextPage && !isFetching && !error && (open?.length ?? 0) < ENOUGH;
  useEffect(() => {
    if (fetchesMore) void fetchNextPage();
  }, [fetchesMore, fetchNextPage]);
  return {
    open,
    /** Whether none are left here, but more are being fetched. */
    isFetchingMore: hasNextPage && open?.length === 0,
    error,
    refetch,
  };
}
