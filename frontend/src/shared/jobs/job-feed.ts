import { isFinished, type Job, type JobPrompt } from '#contracts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { hasOtherOutcomes, noteJobUpdate } from './job-updates';
import { jobEnded, jobContinues } from './job-finished';
import { noteProgress } from './job-rate';
import { noteLivePrompts, withNews } from './live-prompts';

const FLUSH_MS = 150;

/**
 * Patches the query cache with the socket's events. Prompts are collected for a moment, so that a fast job causes few
 * renders.
 */
export function createJobFeed(queryClient: QueryClient) {
  let waiting = new Map<string, JobPrompt[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [jobId, prompts] of waiting)
      queryClient.setQueryData<JobPrompt[]>(
        queryKeys.jobPrompts(jobId),
        (known) => known && withNews(known, prompts),
      );
    waiting = new Map();
  };

  const onJobPrompts = ({ jobId, prompts }: { jobId: string; prompts: JobPrompt[] }) => {
    noteLivePrompts(jobId, prompts);
    waiting.set(jobId, [...(waiting.get(jobId) ?? []), ...prompts]);
    timer ??= setTimeout(flush, FLUSH_MS);
  };

  const onJobUpdated = (job: Job) => {
    noteProgress(job);
    noteJobUpdate(job);
    const list = queryKeys.jobList(job.brandId);
    const before = queryClient.getQueryData<Job[]>(list)?.find(({ id }) => id === job.id);
    queryClient.setQueryData<Job[]>(list, (jobs) => jobs && upsertJob(jobs, job));
    if (!isFinished(job.status)) jobContinues(queryClient, job);
    else if (!before || !isFinished(before.status)) {
      flush();
      void jobEnded(queryClient, job);
    }
    if (before && hasOtherOutcomes(before, job))
      void queryClient.invalidateQueries({ queryKey: queryKeys.jobPrompts(job.id) });
  };

  return { onJobPrompts, onJobUpdated, stop: () => clearTimeout(timer) };
}

function upsertJob(jobs: Job[], job: Job): Job[] {
  const at = jobs.findIndex((known) => known.id === job.id);
  return at < 0 ? [job, ...jobs] : jobs.with(at, job);
}
