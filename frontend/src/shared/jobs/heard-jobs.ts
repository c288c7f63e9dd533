import type { Job } from '#contracts';

/** What the socket told last of each job, and when. */
const heard = new Map<string, { job: Job; at: number }>();

export const hearJob = (job: Job): unknown => heard.set(job.id, { job, at: performance.now() });

/**
 * The jobs of a brand, newest first, of which a read told before the socket did. A read that was under way when the
 * socket told of a job may be older than that, and nothing more may be told of a job whose model is away.
 *
 * @param jobs as they were read
 * @param since when the read began, by `performance.now()`
 */
export function withNews(brandId: string, jobs: Job[], since: number): Job[] {
  const news = new Map(
    [...heard.values()]
      .filter(({ job, at }) => job.brandId === brandId && at >= since)
      .map(({ job }) => [job.id, job]),
  );
  const read = jobs.map((job) => news.get(job.id) ?? job);
  jobs.forEach(({ id }) => news.delete(id));
  return [...[...news.values()].reverse(), ...read];
}

/** Whether prompts of a job were saved, deleted, removed or restored in between. */
export const hasOtherFates = (before: Job, now: Job): boolean =>
  before.saved !== now.saved || before.removed !== now.removed;

/** The jobs of which a read tells other fates than were known: it may come before the socket's news, which then is none. */
export const withOtherFates = (known: Job[] | undefined, read: Job[]): Job[] =>
  read.filter((job) => known?.some((before) => before.id === job.id && hasOtherFates(before, job)));
