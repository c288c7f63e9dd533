import { isFinished, MESSAGES, type Job } from '#contracts';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { jobListQuery } from '../api/queries';
import { brandChanged, brandLeft, mayPrecede } from '../api/brand-changed';
import { cancelReads } from '../api/query-client';
import { isJobKey, queryKeys } from '../api/query-keys';
import { hasOtherOutcomes } from '../jobs/job-updates';
import { createJobFeed } from '../jobs/job-feed';
import { csvFilesChanged } from '../jobs/job-finished';
import { createDraftFeed, draftsChanged, draftsMissed } from './draft-feed';
import { socket } from './socket';

/** If the server has not confirmed the join within this time, it is requested again. */
const JOIN_MS = 5_000;

/**
 * Follows the jobs and the data of a brand while one of its screens is open. Events from before the server confirmed
 * the join, at first or after a reconnect, were not received: their data are fetched over REST. At the first join the
 * server tells of a change of the brand a moment ago.
 */
export function useBrandRoom(brandId: string | undefined): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!brandId) return;
    const feed = createJobFeed(queryClient);
    const drafts = createDraftFeed(queryClient, brandId);
    let again: ReturnType<typeof setTimeout> | undefined;
    // Whether the connection was lost since the page fetched what it shows, even before the first join.
    let wasAway = false;
    // Its brand may be deleted by the time that an answer comes.
    let hasLeft = false;
    const onAway = () => void (wasAway = true);
    const onBrandChanged = ({ agoMs = 0 } = {}) => {
      if (mayPrecede(brandId, agoMs)) void brandChanged(queryClient, brandId);
    };
    const join = () => {
      clearTimeout(again);
      if (!socket.connected) return;
      again = setTimeout(join, JOIN_MS);
      socket.emit('brand:join', brandId, ({ ok, message }) => {
        // An unknown or deleted brand stays one: asking again would only cost the server a look-up each time.
        if (ok || message === MESSAGES.brandNotFound) clearTimeout(again);
        if (!ok || hasLeft) return;
        void refetchMissed(queryClient, brandId);
        // There may be many saved prompts, so those that the page has just fetched are not fetched twice.
        void (wasAway ? draftsChanged(queryClient, brandId, null) : draftsMissed(queryClient, brandId));
        if (wasAway) onBrandChanged();
        wasAway = false;
      });
    };

    socket.on('connect', join);
    socket.on('disconnect', onAway);
    socket.on('connect_error', onAway);
    socket.on('job:updated', feed.onJobUpdated);
    socket.on('job:prompts', feed.onJobPrompts);
    socket.on('job:flags', feed.onJobPrompts);
    socket.on('drafts:changed', drafts.onChanged);
    socket.on('brand:changed', onBrandChanged);
    join();

    return () => {
      hasLeft = true;
      clearTimeout(again);
      cancelReads(queryClient, { queryKey: queryKeys.jobList(brandId) });
      socket.off('connect', join);
      socket.off('disconnect', onAway);
      socket.off('connect_error', onAway);
      socket.off('job:updated', feed.onJobUpdated);
      socket.off('job:prompts', feed.onJobPrompts);
      socket.off('job:flags', feed.onJobPrompts);
      socket.off('drafts:changed', drafts.onChanged);
      socket.off('brand:changed', onBrandChanged);
      if (socket.connected) socket.emit('brand:leave', brandId);
      feed.stop();
      drafts.stop();
      brandLeft(queryClient, brandId);
    };
  }, [brandId, queryClient]);
}

/** Refetches the brand's job list, and the cached prompts, failures and readings of jobs that may have changed. */
async function refetchMissed(queryClient: QueryClient, brandId: string): Promise<void> {
  const before = queryClient.getQueryData<Job[]>(queryKeys.jobList(brandId));
  cancelReads(queryClient, { queryKey: queryKeys.jobList(brandId) });
  const jobs = await queryClient.query({ ...jobListQuery(brandId), staleTime: 0 }).catch(() => []);
  const isOutdated = ({ queryKey }: Query) => {
    if (!isJobKey(queryKey)) return false;
    const known = before?.find(({ id }) => id === queryKey[1]);
    const now = jobs.find(({ id }) => id === queryKey[1]);
    if (!known || !now || !isFinished(now.status)) return true;
    return known.status !== now.status || known.done !== now.done || hasOtherOutcomes(known, now);
  };
  await queryClient.invalidateQueries({ predicate: isOutdated });
  if (before && jobs.some((job) => job.kind === 'csv' && hasEnded(job, before)))
    await csvFilesChanged(queryClient, brandId);
}

const hasEnded = (job: Job, before: Job[]): boolean =>
  isFinished(job.status) && !before.some(({ id, status }) => id === job.id && isFinished(status));
