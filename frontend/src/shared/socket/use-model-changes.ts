import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { useAnnounced } from './use-announced';

const modelChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.appInfo });

/** Refetches the model's state when it changes. */
export const useModelChanges = (): void => useAnnounced('model:changed', modelChanged);
