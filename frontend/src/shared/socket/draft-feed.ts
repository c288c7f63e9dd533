import type { Draft } from '#contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { read } from '../api/request';

/** At most one reading in this time: a run that improves a list changes it all the time. */
const PAUSE_MS = 700;

/** The drafts that are others; null: any of the list. */
export type ChangedDrafts = readonly string[] | null;

/** Of more drafts than these the whole list is read as fast, and a link holds no more than some hundred. */
const MOST_NAMED = 100;

/** Reads the written list again. */
export const draftsMissed = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.drafts(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.removedDrafts(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobReadings }),
  ]);

/** Reads what somebody has changed in the written list, and with it the saved prompts. */
export const draftsChanged = (
  queryClient: QueryClient,
  brandId: string,
  changed: ChangedDrafts,
): Promise<unknown> =>
  Promise.all([
    changed ? readDrafts(queryClient, brandId, changed) : draftsMissed(queryClient, brandId),
    changed && queryClient.invalidateQueries({ queryKey: queryKeys.removedDrafts(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.written(brandId) }),
  ]);

/** Reads some drafts into the list, or the whole list where they have no place in it yet. */
async function readDrafts(queryClient: QueryClient, brandId: string, ids: readonly string[]): Promise<void> {
  const queryKey = queryKeys.drafts(brandId);
  const readAll = () => queryClient.invalidateQueries({ queryKey });
  // A reading under way may have begun before the change.
  if (queryClient.isFetching({ queryKey }) > 0 || ids.length > MOST_NAMED) return readAll();
  if (ids.length === 0 || !queryClient.getQueryData(queryKey)) return;
  const found = await read(`/api/brands/${brandId}/drafts?draftIds=${ids.join(',')}`).catch(() => null);
  const known = queryClient.getQueryData<Draft[]>(queryKey);
  const places = new Set(known?.map(({ id }) => id));
  if (!found || !known || !found.every(({ id }) => places.has(id))) return readAll();
  const now = new Map(found.map((draft) => [draft.id, draft]));
  const named = new Set(ids);
  queryClient.setQueryData<Draft[]>(queryKey, (drafts) =>
    drafts?.flatMap((draft) => (named.has(draft.id) ? (now.get(draft.id) ?? []) : draft)),
  );
}

/** Follows the written list of a brand, here and in other browsers. */
export function createDraftFeed(queryClient: QueryClient, brandId: string) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let waiting: ChangedDrafts | undefined;

  const next = () => {
    pause = undefined;
    if (waiting === undefined) return;
    pause = setTimeout(next, PAUSE_MS);
    // What this page is changing shows already, and would be read as it was before.
    if (queryClient.isMutating({ mutationKey: queryKeys.drafts(brandId) }) > 0) return;
    const changed = waiting;
    waiting = undefined;
    void draftsChanged(queryClient, brandId, changed);
  };

  const onChanged = ({ draftIds }: { draftIds: ChangedDrafts }) => {
    waiting = draftIds && waiting !== null ? [...new Set([...(waiting ?? []), ...draftIds])] : null;
    if (pause === undefined) next();
  };

  return { onChanged, stop: () => clearTimeout(pause) };
}
