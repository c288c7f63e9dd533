import { isFinished, type Job } from '#contracts';
import { Progress } from 'antd';
import { countOf, formatCount, formatRate, formatSeconds } from '../text/format';
import { estimate } from './job-rate';
import { JOB_KIND_LABELS } from './job-labels';

const strokeOf = (job: Job) =>
  job.status === 'failed' ? 'exception' : job.status === 'completed' ? 'success' : 'normal';

/** The bar and the line of figures under it. */
export function JobProgress({ job }: { job: Job }) {
  const items = job.done + job.failed;
  const percent = job.requested === 0 ? 100 : Math.floor((items / job.requested) * 100);
  return (
    <div className="job-progress">
      <Progress
        percent={percent}
        size="small"
        status={strokeOf(job)}
        showInfo={false}
        aria-label={`${JOB_KIND_LABELS[job.kind]}: ${percent} %`}
      />
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

function Pace({ job }: { job: Job }) {
  if (isFinished(job.status)) return null;
  const pace = job.status === 'active' ? estimate(job) : null;
  if (!pace) return <span>{job.status === 'queued' ? 'Waiting for a worker' : 'Starting'}</span>;
  return (
    <>
      <span>{formatRate(pace.perSecond)}</span>
      <span>about {formatSeconds(pace.secondsLeft)} left</span>
    </>
  );
}
