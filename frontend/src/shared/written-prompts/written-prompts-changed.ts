import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';

/** To be called after saved prompts were added, edited or deleted, in whatever screen. */
export const writtenPromptsChanged = (queryClient: QueryClient, brandId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.written(brandId) });

/** To be called after attributes or categories were deleted: their export names and saved prompts go along. */
export const attributesDeleted = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all([
    writtenPromptsChanged(queryClient, brandId),
    queryClient.invalidateQueries({ queryKey: queryKeys.modifiedNames(brandId) }),
  ]);
