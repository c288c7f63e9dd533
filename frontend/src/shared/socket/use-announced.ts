import type { ServerToClientEvents } from '#contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from './socket';

/**
 * Reads something again when the server announces to everybody that it changed, and at every connect: earlier changes,
 * also those between the page's first request and its first connect, reached no listener.
 *
 * @param readAgain the same function at each render
 */
export function useAnnounced(
  event: keyof Pick<ServerToClientEvents, 'model:changed' | 'templates:defaults-changed'>,
  readAgain: (queryClient: QueryClient) => unknown,
): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const read = () => void readAgain(queryClient);
    socket.on(event, read);
    socket.on('connect', read);
    return () => {
      socket.off(event, read);
      socket.off('connect', read);
    };
  }, [event, readAgain, queryClient]);
}
