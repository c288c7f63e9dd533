import { isFinished, type Job } from '#contracts';
import { Alert, Button } from 'antd';
import { useCancelJob, useRetryJob } from '../../../shared/jobs/api';
import { JobProgress } from '../../../shared/jobs/job-progress';
import { countOf, formatCount } from '../../../shared/text/format';
import { ignoringDoubleClick } from '../../../shared/ui/ignoring-double-click';
import { JOB_STATUS_LABELS } from '../../../shared/jobs/job-labels';

/** The progress and the state of a job. */
export function JobStrip({ job }: { job: Job }) {
  const cancel = useCancelJob();
  const finished = isFinished(job.status);
  if (job.requested === 0) return <NothingToDo job={job} />;
  return (
    <div className="job-strip">
      <div className="job-strip-row">
        <JobProgress job={job} />
        {!finished && (
          <Button
            size="small"
            danger
            loading={cancel.isPending}
            onClick={ignoringDoubleClick(() => cancel.mutate(job))}
          >
            Cancel
          </Button>
        )}
      </div>
      <PoliteProgress job={job} />
      {job.status === 'cancelled' && <Cancelled job={job} />}
      {job.error && <Alert type="error" showIcon title={job.error} />}
      {job.notice && <Alert type="info" showIcon title={job.notice} />}
    </div>
  );
}

function Cancelled({ job }: { job: Job }) {
  const retry = useRetryJob();
  const missing = job.requested - job.done;
  return (
    <p className="result-note">
      <span>Cancelled. What was finished is kept below.</span>
      {missing > 0 && (
        <Button
          type="link"
          size="small"
          disabled={retry.isPending}
          onClick={ignoringDoubleClick(() => retry.mutate(job))}
        >
          Go on with the other {formatCount(missing)}
        </Button>
      )}
    </p>
  );
}

function NothingToDo({ job }: { job: Job }) {
  if (!isFinished(job.status)) return null;
  return (
    <p className="result-note">
      {job.blocked > 0
        ? `Nothing to generate: the blacklist rules forbid all ${countOf(job.blocked, 'combination')}.`
        : (job.notice ?? 'Nothing to generate from this selection.')}
    </p>
  );
}

/** Progress for screen readers, announced at each quarter rather than at five updates a second. */
function PoliteProgress({ job }: { job: Job }) {
  const items = job.done + job.failed;
  const quarter = job.requested === 0 ? 100 : Math.floor((items / job.requested) * 4) * 25;
  const text = isFinished(job.status)
    ? `${JOB_STATUS_LABELS[job.status].text}: ${countOf(job.status === 'failed' ? job.failed : job.done, 'prompt')}`
    : `${quarter} percent of ${countOf(job.requested, 'prompt')}`;
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  );
}
