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
  /** Ids of the prompts decided here, which leave the queue at once. */
  decided: ReadonlySet<string>;
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
    () => data?.pages.flatMap(({ items }) => items).filter(({ id }) => !decided.has(id)),
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
