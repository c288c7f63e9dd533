import type { UseQueryResult } from '@tanstack/react-query';

/** The first error of several queries, and a function that refetches those that failed. */
export const combined = (queries: readonly Pick<UseQueryResult, 'error' | 'refetch'>[]) => ({
  error: queries.find((query) => query.error)?.error ?? null,
  retry: () => Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
});
