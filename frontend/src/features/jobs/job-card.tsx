import { isFinished, type Job } from '#contracts';
import { Button, Tag } from 'antd';
import { useNavigate } from 'react-router';
import { useCancelJob, useRetryJob } from '../../shared/jobs/api';
import { ignoringDoubleClick } from '../../shared/ui/ignoring-double-click';
import { JOB_KIND_LABELS, JOB_STATUS_LABELS } from '../../shared/jobs/job-labels';
import { BlockedCombinations } from '../../shared/jobs/blocked-combinations';
import { formatCost } from '../../shared/jobs/estimate-text';
import { JobAbout } from '../../shared/jobs/job-about';
import { JobOutcomes } from '../../shared/jobs/job-outcomes';
import { JobProgress } from '../../shared/jobs/job-progress';
import { SHOWN_KINDS } from '../../shared/jobs/shown-kinds';
import { formatCount } from '../../shared/text/format';
import { RelativeTime } from '../../shared/ui/relative-time';

/** @param id the id of the element that the link leads to, if any */
export type Navigated = (id?: string) => void;

export function JobCard({ job, onNavigate }: { job: Job; onNavigate: Navigated }) {
  const status = JOB_STATUS_LABELS[job.status];
  return (
    <article className="job-card" id={`job-${job.id}`}>
      <header>
        <h3>{JOB_KIND_LABELS[job.kind]}</h3>
        <Tag color={status.color} variant="filled">
          {status.text}
        </Tag>
      </header>
      <JobAbout job={job} />
      <JobProgress job={job} />
      {job.error && <p className="job-error">{job.error}</p>}
      {job.notice && <p className="job-notice">{job.notice}</p>}
      <BlockedCombinations job={job} />
      <footer>
        <span className="job-meta">
          <RelativeTime at={job.createdAt} />
          {SHOWN_KINDS.has(job.kind) && job.done > 0 && <JobOutcomes job={job} />}
          {job.tokensIn + job.tokensOut > 0 && (
            <span>
              {formatCount(job.tokensIn)} tokens in, {formatCount(job.tokensOut)} out
              {job.cost && `, ${formatCost(job.cost)}`}
            </span>
          )}
        </span>
        <JobActions job={job} onNavigate={onNavigate} />
      </footer>
    </article>
  );
}

function JobActions({ job, onNavigate }: { job: Job; onNavigate: Navigated }) {
  const cancel = useCancelJob();
  const retry = useRetryJob();
  const navigate = useNavigate();
  const finished = isFinished(job.status);
  const missing = job.requested - job.done > 0;

  const showPrompts = () => {
    const id = `run-${job.id}`;
    void navigate(`/generate/${job.brandId}#${id}`);
    onNavigate(id);
  };

  const showFiles = () => {
    void navigate(`/management/${job.brandId}?tab=structured`);
    onNavigate();
  };

  return (
    <span className="job-actions">
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
      {finished && missing && (
        <Button size="small" loading={retry.isPending} onClick={ignoringDoubleClick(() => retry.mutate(job))}>
          Retry
        </Button>
      )}
      {SHOWN_KINDS.has(job.kind) && job.done > 0 && (
        <Button size="small" onClick={showPrompts}>
          Show prompts
        </Button>
      )}
      {job.kind === 'csv' && job.status === 'completed' && (
        <Button size="small" onClick={showFiles}>
          Show files
        </Button>
      )}
    </span>
  );
}
