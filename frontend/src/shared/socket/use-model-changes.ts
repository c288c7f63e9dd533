import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../api/query-keys';
import { socket } from './socket';

/**
 * Refetches the model's state when the server announces a change, and at every connect: earlier changes, also those
 * between the page's first request and its first connect, reached no listener.
 */
export function useModelChanges(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const read = () => void queryClient.invalidateQueries({ queryKey: queryKeys.appInfo });
    socket.on('model:changed', read);
    socket.on('connect', read);
    return () => {
      socket.off('model:changed', read);
      socket.off('connect', read);
    };
  }, [queryClient]);
}
