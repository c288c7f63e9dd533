import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { isServerAway } from './request';

/**
 * Gives up readings that are under way: they were asked for before a change, and may tell of the time before it.
 * To be followed at once by other readings, whose answers those who wait for the first get.
 */
export const cancelReads = (queryClient: QueryClient, filters: QueryFilters): void =>
  void queryClient.cancelQueries(filters, { silent: true, revert: false });

/** Makes the reads again that failed for want of a server. To be called when it is back, and only then. */
export const readAgainWhatFailed = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ state }) => isServerAway(state.error) });

class Client extends QueryClient {
  /** TanStack Query gives up a reading under way only where an earlier one succeeded, this one always. */
  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    // Of those that nobody looks at, none is read again.
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
