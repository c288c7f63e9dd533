import type { ServerToClientEvents } from '#contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from './socket';

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
export function useAnnounced(
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
