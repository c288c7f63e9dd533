import { isFinished, type Job } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { appInfoQuery, jobListQuery } from '../../shared/api/queries';
import { EmptyState } from '../../shared/ui/empty-state';
import { LoadError } from '../../shared/ui/load-error';
import { JobCard } from './job-card';

interface JobsDrawerProps {
  brandId: string;
  open: boolean;
  onClose: () => void;
}

export default function JobsDrawer({ brandId, open, onClose }: JobsDrawerProps) {
  const { data: info } = useQuery(appInfoQuery());
  return (
    <Drawer
      title="Jobs"
      open={open}
      onClose={onClose}
      size="min(440px, 100vw)"
      extra={
        <Button type="link" size="small" href={info?.queuesPath ?? '/queues'} target="_blank" rel="noopener">
          Queue dashboard
        </Button>
      }
      footer={info && <span className="muted">Promptloom {info.version}</span>}
    >
      <JobList brandId={brandId} onNavigate={onClose} />
    </Drawer>
  );
}

function JobList({ brandId, onNavigate }: { brandId: string; onNavigate: () => void }) {
  const { data: jobs, error, refetch } = useQuery(jobListQuery(brandId));
  const failed = error && (
    <LoadError title="Failed to fetch jobs" error={error} onRetry={() => void refetch()} />
  );
  if (!jobs) return failed ?? <Skeleton active paragraph={{ rows: 6 }} />;
  const running = jobs.filter((job) => !isFinished(job.status));
  const recent = jobs.filter((job) => isFinished(job.status));
  return (
    <>
      {failed}
      {jobs.length === 0 && (
        <EmptyState title="No jobs yet" text="Generations run here in the background, one card each." />
      )}
      <JobGroup title="Running" jobs={running} onNavigate={onNavigate} />
      <JobGroup title="Recent" jobs={recent} onNavigate={onNavigate} />
    </>
  );
}

function JobGroup({ title, jobs, onNavigate }: { title: string; jobs: Job[]; onNavigate: () => void }) {
  if (jobs.length === 0) return null;
  return (
    <section className="job-group" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </section>
  );
}
