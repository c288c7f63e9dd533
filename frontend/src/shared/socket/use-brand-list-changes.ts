import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { brandListChanged } from '../api/brand-changed';
import { socket } from './socket';

/**
 * Refetches the list of brands, where it is shown, when any brand was created, changed or deleted, by whomever. What was
 * announced while the connection was lost reached no listener: the list is fetched after it, too.
 */
export function useBrandListChanges(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    let wasAway = false;
    const read = () => void brandListChanged(queryClient);
    const onAway = () => void (wasAway = true);
    const onConnect = () => {
      if (wasAway) read();
      wasAway = false;
    };
    socket.on('brands:changed', read);
    socket.on('connect', onConnect);
    socket.on('disconnect', onAway);
    return () => {
      socket.off('brands:changed', read);
      socket.off('connect', onConnect);
      socket.off('disconnect', onAway);
    };
  }, [queryClient]);
}
