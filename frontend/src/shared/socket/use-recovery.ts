import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgainWhatFailed } from '../api/query-client';
import { socket } from './socket';

/** The page recovers with its connection: what could not be read for want of a server is read when it is back. */
export function useRecovery(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const recover = () => void readAgainWhatFailed(queryClient);
    socket.on('connect', recover);
    return () => {
      socket.off('connect', recover);
    };
  }, [queryClient]);
}
