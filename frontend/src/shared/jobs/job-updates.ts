import type { Job } from '#contracts';

/** The last update of each job that came over the socket, and when. */
const updates = new Map<string, { job: Job; at: number }>();

export const noteJobUpdate = (job: Job): unknown => updates.set(job.id, { job, at: performance.now() });

/**
 * The jobs of a brand, newest first, of which a read told before the socket did. A read that was under way when the
 * socket told of a job may be older than that, and nothing more may be told of a job whose model is away.
 *
 * @param jobs as they were read
 * @param since when the read began, by `performance.now()`
 */
export function withUpdates(brandId: string, jobs: Job[], since: number): Job[] {
  const newer = new Map(
    [...updates.values()]
      .filter(({ job, at }) => job.brandId === brandId && at >= since)
      .map(({ job }) => [job.id, job]),
  );
  const read = jobs.map((job) => newer.get(job.id) ?? job);
  jobs.forEach(({ id }) => newer.delete(id));
  return [...[...newer.values()].reverse(), ...read];
}

/** Whether prompts of a job were saved, deleted, removed or restored in between. */
export const hasOtherOutcomes = (before: Job, now: Job): boolean =>
  before.saved !== now.saved || before.removed !== now.removed;

/** The jobs of which a read tells other outcomes than were known: it may come before the socket's update, which then changes nothing. */
export const withOtherOutcomes = (known: Job[] | undefined, read: Job[]): Job[] =>
  read.filter((job) => known?.some((before) => before.id === job.id && hasOtherOutcomes(before, job)));
