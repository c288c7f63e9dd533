import type { PromptOrder } from '#contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { writtenStatsQuery } from '../../../shared/api/queries';
import { formatCount } from '../../../shared/text/format';
import type { WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { filteredPromptsQuery } from '../api';
import { InlineError } from './inline-error';
import { PromptList } from './prompt-list';
import { PromptListSkeleton } from './prompt-list-skeleton';

/** This many are fetched automatically, page by page; more on request. */
const READ_AT_ONCE = 10_000;

interface FilteredPromptsProps {
  brandId: string;
  filters: WrittenFilters;
  order: PromptOrder;
}

export function FilteredPrompts({ brandId, filters, order }: FilteredPromptsProps) {
  const query = useInfiniteQuery(filteredPromptsQuery(brandId, filters, order));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const [limit, setLimit] = useState(READ_AT_ONCE);
  const { data: stats } = useQuery(writtenStatsQuery(brandId, filters));
  const prompts = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  const count = prompts?.length ?? 0;
  const fetchesMore = hasNextPage && count < limit && !error;

  useEffect(() => {
    if (fetchesMore && !isFetchingNextPage) void fetchNextPage();
  }, [fetchesMore, isFetchingNextPage, fetchNextPage]);

  if (!prompts)
    return error ? (
      <InlineError error={error} fallback="Failed to fetch filtered written prompts" onRetry={refetch} />
    ) : (
      <PromptListSkeleton />
    );
  // The total is known before all of them are fetched.
  const unread = hasNextPage ? { filters, total: Math.max(stats?.totalPrompts ?? 0, count) } : undefined;
  return (
    <>
      <PromptList
        brandId={brandId}
        prompts={prompts}
        unread={unread}
        saysRule={filters.only === 'breaksRule'}
        empty="No prompts found with the current filters."
      />
      {error && (
        <InlineError
          error={error}
          fallback="Failed to fetch filtered written prompts"
          onRetry={fetchNextPage}
        />
      )}
      <p className="prompts-more muted" role="status">
        {fetchesMore && `Reading on: ${formatCount(count)} so far`}
        {hasNextPage && !fetchesMore && !error && (
          <>
            The first {formatCount(count)} prompts.{' '}
            <Button size="small" onClick={() => setLimit(count + READ_AT_ONCE)}>
              Read more
            </Button>
          </>
        )}
      </p>
    </>
  );
}
