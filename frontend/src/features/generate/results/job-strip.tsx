import { isFinished, type Job } from '#contracts';
import { Alert, Button } from 'antd';
import { useCancelJob, useRetryJob } from '../../../shared/jobs/api';
import { JobProgress } from '../../../shared/jobs/job-progress';
import { countOf, formatCount } from '../../../shared/text/format';
import { PoliteProgress } from './polite-progress';

/** Where a job stands. */
export function JobStrip({ job }: { job: Job }) {
  const cancel = useCancelJob();
  const finished = isFinished(job.status);
  if (job.requested === 0) return <NothingToDo job={job} />;
  return (
    <div className="job-strip">
      <div className="job-strip-row">
        <JobProgress job={job} />
        {!finished && (
          <Button size="small" danger loading={cancel.isPending} onClick={() => cancel.mutate(job)}>
            Cancel
          </Button>
        )}
      </div>
      <PoliteProgress job={job} />
      {job.status === 'cancelled' && <Cancelled job={job} />}
      {job.error && <Alert type="error" showIcon title={job.error} />}
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
        <Button type="link" size="small" disabled={retry.isPending} onClick={() => retry.mutate(job)}>
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
        : 'Nothing to generate from this selection.'}
    </p>
  );
}
