import type { QueryClient } from '@tanstack/react-query';
import { isEstimateKey, queryKeys } from '../api/query-keys';
import { useAnnounced } from './use-announced';

const defaultTemplatesChanged = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.defaultTemplates }),
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isEstimateKey(queryKey) }),
  ]);

/** Refetches the default templates of all brands, and what depends on them, when somebody saves or removes one. */
export const useDefaultTemplateChanges = (): void =>
  useAnnounced('templates:defaults-changed', defaultTemplatesChanged);
