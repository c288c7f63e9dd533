import { isFinished, type Job } from '#contracts';
import { countOf, formatCount, formatRate, formatSeconds, percentOf } from '../text/format';
import { JOB_KIND_LABELS } from './job-labels';
import { paceOf } from './job-rate';

/** The progress bar, with good and failed items apart, and the line of figures below it. */
export function JobProgress({ job }: { job: Job }) {
  const share = (items: number) => percentOf(items, job.requested);
  return (
    <div className={`job-progress job-progress-${job.status}`}>
      <div
        className="job-bar"
        role="progressbar"
        aria-label={JOB_KIND_LABELS[job.kind]}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share(job.done + job.failed))}
      >
        <i style={{ width: `${share(job.done)}%` }} />
        <i className="bad" style={{ width: `${share(job.failed)}%` }} />
      </div>
      <div className="job-figures">
        <span className="job-figure-main">
          {formatCount(job.done)} of {countOf(job.requested, 'prompt')}
        </span>
        <Pace job={job} />
        {job.failed > 0 && <span className="job-figure-bad">{formatCount(job.failed)} failed</span>}
        {job.blocked > 0 && (
          <span title="Combinations left out because of a blacklist rule">
            {formatCount(job.blocked)} blocked
          </span>
        )}
      </div>
    </div>
  );
}

/** The text while no pace is known: the page was just opened, or the model returns nothing for a long time. */
const statusText = ({ status, done, failed }: Job): string =>
  status === 'queued'
    ? 'Waiting for a worker'
    : done + failed > 0
      ? 'Under way'
      : 'Waiting for the first prompt';

function Pace({ job }: { job: Job }) {
  if (isFinished(job.status)) return null;
  const pace = job.status === 'active' ? paceOf(job) : null;
  if (!pace) return <span>{statusText(job)}</span>;
  return (
    <>
      <span>{formatRate(pace.perSecond)}</span>
      <span>about {formatSeconds(pace.secondsLeft)} left</span>
    </>
  );
}
