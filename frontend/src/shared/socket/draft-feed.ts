import { type Draft, LIMITS } from '#contracts';
import { matchQuery, notifyManager, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { read } from '../api/request';

/** At most one fetch in this time: a run that improves a list changes it continuously. */
const PAUSE_MS = 700;

/** The ids of the drafts that changed; null: any draft of the list. */
export type ChangedDrafts = readonly string[] | null;

/** Refetches the written list. */
export const draftsMissed = (queryClient: QueryClient, brandId: string): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.drafts(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.removedDrafts(brandId) }),
    queryClient.invalidateQueries({ queryKey: queryKeys.jobReadings }),
  ]);

/**
 * Fetches the drafts that somebody has changed, and refetches the saved prompts.
 *
 * @returns the drafts that this page changed in the meantime, whose fetched state is therefore older
 */
export async function draftsChanged(
  queryClient: QueryClient,
  brandId: string,
  changed: ChangedDrafts,
): Promise<readonly string[]> {
  const [overtaken] = await Promise.all([
    changed ? readDrafts(queryClient, brandId, changed) : draftsMissed(queryClient, brandId).then(() => NONE),
    changed && queryClient.invalidateQueries({ queryKey: queryKeys.removedDrafts(brandId) }),
    readSaved(queryClient, brandId),
  ]);
  return overtaken;
}

/** Waits for a render before it refetches groups, so that only those still shown by the lists are fetched. */
async function readSaved(queryClient: QueryClient, brandId: string): Promise<void> {
  const groups = { queryKey: queryKeys.writtenGroups(brandId) };
  await queryClient.invalidateQueries({
    queryKey: queryKeys.written(brandId),
    predicate: (query) => !matchQuery(groups, query),
  });
  await new Promise<void>((rendered) => notifyManager.schedule(() => setTimeout(rendered)));
  await queryClient.invalidateQueries(groups);
}

const NONE: readonly string[] = [];

/** Fetches some drafts into the list, or the whole list where they have no place in it yet. */
async function readDrafts(
  queryClient: QueryClient,
  brandId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const queryKey = queryKeys.drafts(brandId);
  const readAll = () => queryClient.invalidateQueries({ queryKey }).then(() => NONE);
  // A fetch under way may have begun before the change.
  if (queryClient.isFetching({ queryKey }) > 0 || ids.length > LIMITS.namedDrafts) return readAll();
  const before = queryClient.getQueryData<Draft[]>(queryKey);
  if (ids.length === 0 || !before) return NONE;
  const found = await read(`/api/brands/${brandId}/drafts?draftIds=${ids.join(',')}`).catch(() => null);
  const after = queryClient.getQueryData<Draft[]>(queryKey);
  if (!found || !after) return readAll();
  const [then, known] = [byId(before), byId(after)];
  const isCurrent = (id: string) => known.get(id) === then.get(id);
  const current = found.filter(({ id }) => isCurrent(id));
  if (!current.every(({ id }) => known.has(id))) return readAll();
  const now = byId(current);
  const named = new Set(ids.filter(isCurrent));
  queryClient.setQueryData<Draft[]>(queryKey, (drafts) =>
    drafts?.flatMap((draft) => (named.has(draft.id) ? (now.get(draft.id) ?? []) : draft)),
  );
  return ids.filter((id) => !named.has(id));
}

const byId = (drafts: readonly Draft[]) => new Map(drafts.map((draft) => [draft.id, draft]));

/** Follows the written list of a brand, here and in other browsers. */
export function createDraftFeed(queryClient: QueryClient, brandId: string) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let waiting: ChangedDrafts | undefined;

  const next = () => {
    pause = undefined;
    if (waiting === undefined) return;
    pause = setTimeout(next, PAUSE_MS);
    // This page's own change shows already, and a fetch might return the state before it.
    if (queryClient.isMutating({ mutationKey: queryKeys.drafts(brandId) }) > 0) return;
    const changed = waiting;
    waiting = undefined;
    void draftsChanged(queryClient, brandId, changed).then(
      (overtaken) => overtaken.length > 0 && onChanged({ draftIds: overtaken }),
    );
  };

  const onChanged = ({ draftIds }: { draftIds: ChangedDrafts }) => {
    waiting = draftIds && waiting !== null ? [...new Set([...(waiting ?? []), ...draftIds])] : null;
    if (pause === undefined) next();
  };

  return { onChanged, stop: () => clearTimeout(pause) };
}
