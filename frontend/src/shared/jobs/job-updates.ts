import type { Job } from '#contracts';

/** The last update of each job that the socket brought, and when; older ones go with the next fetch of their brand. */
const updates = new Map<string, { job: Job; at: number }>();

export const noteJobUpdate = (job: Job): unknown => updates.set(job.id, { job, at: performance.now() });

/**
 * The jobs of a brand, newest first: as fetched, but in the socket's version where it has updated them since the fetch
 * began. The response may be older than such an update, and a job whose model is away may get no further update.
 *
 * @param jobs as they were fetched
 * @param since when the fetch began, by `performance.now()`
 */
export function withUpdates(brandId: string, jobs: Job[], since: number): Job[] {
  const ofBrand = [...updates.values()].filter(({ job }) => job.brandId === brandId);
  // Each later fetch begins later, and so contains these.
  for (const { job, at } of ofBrand) if (at < since) updates.delete(job.id);
  const newer = new Map(ofBrand.filter(({ at }) => at >= since).map(({ job }) => [job.id, job]));
  const read = jobs.map((job) => newer.get(job.id) ?? job);
  jobs.forEach(({ id }) => newer.delete(id));
  return [...[...newer.values()].reverse(), ...read];
}

/** Whether prompts of a job were saved, deleted, removed or restored in the meantime. */
export const hasOtherOutcomes = (before: Job, now: Job): boolean =>
  before.saved !== now.saved || before.removed !== now.removed;

/**
 * The fetched jobs whose outcomes differ from the cached ones. The socket's update may come later, and then shows no
 * difference.
 */
export const withOtherOutcomes = (known: Job[] | undefined, read: Job[]): Job[] =>
  read.filter((job) => known?.some((before) => before.id === job.id && hasOtherOutcomes(before, job)));
