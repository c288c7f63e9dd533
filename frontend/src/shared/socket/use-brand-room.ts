import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allJobKeys, queryKeys } from '../api/query-keys';
import { createJobFeed } from '../jobs/job-feed';
import { socket } from './socket';

/** Follows the jobs of a brand while one of its screens is open. After a reconnect the truth is read over REST. */
export function useBrandRoom(brandId: string | undefined): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!brandId) return;
    const feed = createJobFeed(queryClient);
    let joinedBefore = false;

    const join = () => {
      socket.emit('brand:join', brandId);
      if (joinedBefore) {
        void queryClient.invalidateQueries({ queryKey: queryKeys.jobList(brandId) });
        for (const queryKey of allJobKeys) void queryClient.invalidateQueries({ queryKey });
      }
      joinedBefore = true;
    };

    socket.on('connect', join);
    socket.on('job:updated', feed.onJobUpdated);
    socket.on('job:prompts', feed.onJobPrompts);
    if (socket.connected) join();

    return () => {
      socket.off('connect', join);
      socket.off('job:updated', feed.onJobUpdated);
      socket.off('job:prompts', feed.onJobPrompts);
      if (socket.connected) socket.emit('brand:leave', brandId);
      feed.stop();
    };
  }, [brandId, queryClient]);
}
