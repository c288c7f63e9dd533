import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../api/query-keys';
import { socket } from './socket';

/** Reads again how the model is when the server says that it changed, and after every time out of touch. */
export function useModelNews(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    let wasAway = false;
    const read = () => void queryClient.invalidateQueries({ queryKey: queryKeys.appInfo });
    const onDisconnect = () => (wasAway = true);
    const onConnect = () => {
      if (wasAway) read();
    };
    socket.on('model:changed', read);
    socket.on('disconnect', onDisconnect);
    socket.on('connect', onConnect);
    return () => {
      socket.off('model:changed', read);
      socket.off('disconnect', onDisconnect);
      socket.off('connect', onConnect);
    };
  }, [queryClient]);
}
