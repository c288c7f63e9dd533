import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';

/** A list of 10,000 takes a while to read: at most one reading in this time. */
const PAUSE_MS = 700;

/** Reads the written list again. */
export const draftsMissed = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.drafts(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.removedDrafts(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobReadings }),
  ]);

/** Reads again what somebody has changed in the written list, and with it the saved prompts. */
export const draftsChanged = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all([
    draftsMissed(queryClient, brandId),
    queryClient.invalidateQueries({ queryKey: queryKeys.written(brandId) }),
  ]);

/** Follows the written list of a brand, here and in other browsers. */
export function createDraftFeed(queryClient: QueryClient, brandId: string) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;

  const read = () => {
    isWaiting = false;
    pause = setTimeout(() => {
      pause = undefined;
      if (isWaiting) onChanged();
    }, PAUSE_MS);
    void draftsChanged(queryClient, brandId);
  };

  const onChanged = () => {
    // A change of this page is shown already, and reads the list when it is made.
    const isChanging = queryClient.isMutating({ mutationKey: queryKeys.drafts(brandId) }) > 0;
    if (isChanging) return;
    if (pause === undefined) read();
    else isWaiting = true;
  };

  return { onChanged, stop: () => clearTimeout(pause) };
}
