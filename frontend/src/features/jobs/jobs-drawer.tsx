import { isFinished, type Job } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { appInfoQuery, jobListQuery } from '../../shared/api/queries';
import { EmptyState } from '../../shared/ui/empty-state';
import { focusUnlessCovered } from '../../shared/ui/focus-unless-covered';
import { LoadError } from '../../shared/ui/load-error';
import { JobCard, type Navigated } from './job-card';

interface JobsDrawerProps {
  brandId: string;
  open: boolean;
  onClose: () => void;
}

export default function JobsDrawer({ brandId, open, onClose }: JobsDrawerProps) {
  const { data: info } = useQuery(appInfoQuery());
  const [leadsTo, setLeadsTo] = useState<string>();
  const leave = (id?: string) => {
    setLeadsTo(id);
    onClose();
  };
  return (
    <Drawer
      title="Jobs"
      open={open}
      onClose={() => leave()}
      // The focus moves to the chosen run, else returns to the button that opened the drawer.
      focusable={{ focusTriggerAfterClose: leadsTo === undefined }}
      afterOpenChange={(isOpen) => {
        if (!isOpen && leadsTo) focusUnlessCovered(document.getElementById(leadsTo));
      }}
      size="min(440px, 100vw)"
      extra={
        <Button type="link" size="small" href={info?.queuesPath ?? '/queues'} target="_blank" rel="noopener">
          Queue dashboard
        </Button>
      }
      footer={info && <span className="muted">Promptloom {info.version}</span>}
    >
      <JobList brandId={brandId} onNavigate={leave} />
    </Drawer>
  );
}

function JobList({ brandId, onNavigate }: { brandId: string; onNavigate: Navigated }) {
  const { data: jobs, error, refetch } = useQuery(jobListQuery(brandId));
  const failed = error && <LoadError title="Failed to fetch jobs" error={error} onRetry={refetch} />;
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

function JobGroup({ title, jobs, onNavigate }: { title: string; jobs: Job[]; onNavigate: Navigated }) {
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
