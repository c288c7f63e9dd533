import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { isServerAway } from './request';

/**
 * Cancels fetches under way: they began before a change and may return older data. Start other fetches right after it:
 * whoever awaits the cancelled ones gets their results.
 */
export const cancelReads = (queryClient: QueryClient, filters: QueryFilters): void =>
  void queryClient.cancelQueries(filters, { silent: true, revert: false });

/** Refetches the queries that failed because the server was away. Call it only when the server is back. */
export const refetchFailed = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ state }) => isServerAway(state.error) });

class Client extends QueryClient {
  /** TanStack Query cancels a fetch under way only where an earlier one succeeded; this client always does. */
  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    // Inactive queries are not refetched, so cancelling them would lose their fetch. Its result may be older than the
    // change, and would count as fresh.
    const readAhead = this.getQueryCache().findAll({ ...filters, type: 'inactive', fetchStatus: 'fetching' });
    for (const { promise, queryKey } of readAhead)
      void promise
        ?.catch(() => undefined)
        .then(() => super.invalidateQueries({ queryKey, exact: true }, options));
    cancelReads(this, { ...filters, type: 'active' });
    return super.invalidateQueries(filters, options);
  }
}

/** No retry, no refetch on focus, no polling, data never goes stale. */
export const createQueryClient = (): QueryClient =>
  new Client({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
