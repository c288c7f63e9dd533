import { isFinished, type Job } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { jobListQuery } from '../../../shared/api/queries';
import { useCancelJob } from '../../../shared/jobs/api';
import { JobProgress } from '../../../shared/jobs/job-progress';
import { ignoringDoubleClick } from '../../../shared/ui/ignoring-double-click';
import { Panel } from '../../../shared/ui/panel';
import { type EndTexts, useFinishedToasts } from '../../../shared/jobs/use-finished-toasts';
import { CSV_FAILURE } from '../csv-api';

const TEXTS: EndTexts = { verb: 'Generated', noun: 'structured prompt', failure: CSV_FAILURE };
const textsOf = ({ kind }: Job) => (kind === 'csv' ? TEXTS : undefined);

/** The runs that are generating structured files. */
export function CsvJobs({ brandId }: { brandId: string }) {
  const { data: jobs } = useQuery(jobListQuery(brandId));
  const cancel = useCancelJob();
  useFinishedToasts(jobs, textsOf);
  const running = jobs?.filter((job) => job.kind === 'csv' && !isFinished(job.status)) ?? [];
  if (running.length === 0) return null;
  return (
    <Panel title="In progress">
      {running.map((job) => (
        <div key={job.id} className="csv-job">
          <JobProgress job={job} />
          <Button
            size="small"
            danger
            loading={cancel.isPending}
            onClick={ignoringDoubleClick(() => cancel.mutate(job))}
          >
            Cancel
          </Button>
        </div>
      ))}
    </Panel>
  );
}
