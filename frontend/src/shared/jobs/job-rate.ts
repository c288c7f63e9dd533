import { isFinished, type Job } from '#contracts';

/** Progress over the last seconds, as seen by this tab. */
const WINDOW_MS = 15_000;
const MIN_SPAN_MS = 1_000;
const samples = new Map<string, { at: number; items: number }[]>();

const itemsOf = (job: Job) => job.done + job.failed;

export function noteProgress(job: Job): void {
  if (isFinished(job.status)) {
    samples.delete(job.id);
    return;
  }
  const now = Date.now();
  const known = samples.get(job.id) ?? [];
  // The last sample stays however old it is, so that a slow model has a pace, too.
  const recent = known.filter((sample) => sample === known.at(-1) || now - sample.at < WINDOW_MS);
  samples.set(job.id, [...recent, { at: now, items: itemsOf(job) }]);
}

/** Items per second and seconds left; null while there are too few samples. */
export function paceOf(job: Job): { perSecond: number; secondsLeft: number } | null {
  const known = samples.get(job.id);
  const first = known?.[0];
  const last = known?.at(-1);
  if (!first || !last || last.at - first.at < MIN_SPAN_MS || last.items <= first.items) return null;
  const perSecond = ((last.items - first.items) * 1000) / (last.at - first.at);
  return { perSecond, secondsLeft: Math.max(0, job.requested - itemsOf(job)) / perSecond };
}
