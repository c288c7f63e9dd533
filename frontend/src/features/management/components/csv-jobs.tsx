import { isFinished } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCancelJob, jobListQuery } from '../../../shared/jobs/api';
import { JobProgress } from '../../../shared/jobs/job-progress';
import { Panel } from '../../../shared/ui/panel';
import { useCsvToast } from '../use-csv-toast';

/** The files that are being made. */
export function CsvJobs({ brandId }: { brandId: string }) {
  const { data: jobs } = useQuery(jobListQuery(brandId));
  const cancel = useCancelJob();
  useCsvToast(jobs);
  const running = jobs?.filter((job) => job.kind === 'csv' && !isFinished(job.status)) ?? [];
  if (running.length === 0) return null;
  return (
    <Panel title="In progress">
      {running.map((job) => (
        <div key={job.id} className="csv-job">
          <JobProgress job={job} />
          <Button size="small" danger loading={cancel.isPending} onClick={() => cancel.mutate(job)}>
            Cancel
          </Button>
        </div>
      ))}
    </Panel>
  );
}
