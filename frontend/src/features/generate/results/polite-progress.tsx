import { isFinished, type Job } from '#contracts';
import { JOB_STATUS_LABELS } from '../../../shared/jobs/job-labels';
import { countOf } from '../../../shared/text/format';

/** Progress for screen readers: a word at each quarter, not at each of five updates a second. */
export function PoliteProgress({ job }: { job: Job }) {
  const items = job.done + job.failed;
  const quarter = job.requested === 0 ? 100 : Math.floor((items / job.requested) * 4) * 25;
  const text = isFinished(job.status)
    ? `${JOB_STATUS_LABELS[job.status].text}: ${countOf(job.done, 'prompt')}`
    : `${quarter} percent of ${countOf(job.requested, 'prompt')}`;
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  );
}
