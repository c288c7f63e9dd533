import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchFailed } from '../api/query-client';
import { socket } from './socket';

/** Refetches, at each connect, the queries that failed because the server was away. */
export function useRecovery(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const recover = () => void refetchFailed(queryClient);
    socket.on('connect', recover);
    return () => {
      socket.off('connect', recover);
    };
  }, [queryClient]);
}
