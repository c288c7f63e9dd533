import type { ServerToClientEvents } from '#contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { brandActivityChanged, brandListChanged } from '../api/brand-changed';
import { isEstimateKey, queryKeys } from '../api/query-keys';
import { socket } from './socket';

/** Refetches what concerns all brands when the server announces to everybody that it changed, by whomever. */
export function useAnnouncements(): void {
  useAnnounced('templates:defaults-changed', defaultTemplatesChanged);
  useAnnounced('model:changed', modelChanged);
  // Not at first: the list is read on every screen, and a brand of the last moment is not worth reading it twice.
  useAnnounced('brands:changed', brandListChanged, false);
  useAnnounced('activity:changed', brandActivityChanged, false);
}

const modelChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: queryKeys.appInfo });

/** Estimates depend on the default templates. */
const defaultTemplatesChanged = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.defaultTemplates }),
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => isEstimateKey(queryKey) }),
  ]);

/** What the server announces to everybody. */
type Announced = keyof Pick<
  ServerToClientEvents,
  'model:changed' | 'templates:defaults-changed' | 'brands:changed' | 'activity:changed'
>;

/**
 * Reads something again when the server announces to everybody that it changed, and at every connect, because earlier
 * changes reached no listener.
 *
 * @param readAgain the same function at each render
 * @param atFirst whether also at the first connect, for what may have changed since the page's first request
 */
function useAnnounced(
  event: Announced,
  readAgain: (queryClient: QueryClient) => unknown,
  atFirst = true,
): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    let isDue = atFirst;
    const read = () => void readAgain(queryClient);
    const onConnect = () => {
      if (isDue) read();
      isDue = true;
    };
    socket.on(event, read);
    socket.on('connect', onConnect);
    return () => {
      socket.off(event, read);
      socket.off('connect', onConnect);
    };
  }, [event, readAgain, atFirst, queryClient]);
}
