import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../api/query-keys';
import { socket } from './socket';

/**
 * Reads again how the model is when the server says that it changed, and at every connect: what changed before it,
 * also between the page's first read and its first connect, was told to nobody.
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
