import type { UseQueryResult } from '@tanstack/react-query';

/** What several queries fail for together, and a way to read again those that failed. */
export const combined = (queries: readonly Pick<UseQueryResult, 'error' | 'refetch'>[]) => ({
  error: queries.find((query) => query.error)?.error ?? null,
  retry: () => queries.forEach((query) => query.error && void query.refetch()),
});
