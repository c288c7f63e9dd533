import { isFinished, type Job, type JobPrompt } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { jobListQuery } from '../../../shared/api/queries';
import { jobPromptsQuery, useCancelJob } from '../../../shared/jobs/api';
import { JOB_STATUS_LABELS } from '../../../shared/jobs/job-labels';
import { PromptFlags } from '../../../shared/prompts/prompt-flags';
import { countOf, formatCount, percentOf } from '../../../shared/text/format';
import type { GenerationKind } from '../generation-kinds';
import { ignoringDoubleClick } from '../../../shared/ui/ignoring-double-click';
import { useRunInSight } from '../use-run-in-sight';

const FIRST = 3;
const firstOf = (prompts: JobPrompt[]): JobPrompt[] => prompts.slice(0, FIRST);

/** The newest run of a generator, below its button: while it runs, and after an end that this page has seen. */
export function RunInCard({
  brandId,
  generation: { kind },
}: {
  brandId: string;
  generation: GenerationKind;
}) {
  const { data: newest = null } = useQuery({
    ...jobListQuery(brandId),
    select: (jobs) => jobs.find((each) => each.kind === kind) ?? null,
  });
  const job = useRunInSight(newest);
  return job && <Run job={job} />;
}

function Run({ job }: { job: Job }) {
  const { id, status, done, failed, requested } = job;
  const { data: first = [] } = useQuery({ ...jobPromptsQuery(id), select: firstOf });
  const cancel = useCancelJob();
  const over = isFinished(status);
  return (
    <section className="run-in-card" aria-label="Newest run">
      <p>
        <strong>
          {over
            ? `${JOB_STATUS_LABELS[status].text} · ${countOf(done, 'prompt')}`
            : `${formatCount(done)} / ${formatCount(requested)}`}
        </strong>
        {failed > 0 && <span className="job-figure-bad">{formatCount(failed)} failed</span>}
        <span className="run-in-card-ways">
          {done > 0 && <Link to={{ hash: `run-${id}` }}>Show all</Link>}
          {!over && (
            <Button
              size="small"
              danger
              // 'Cancel' is the button beside the run's results, which this name tells it from.
              aria-label="Stop this run"
              loading={cancel.isPending}
              onClick={ignoringDoubleClick(() => cancel.mutate(job))}
            >
              Stop
            </Button>
          )}
        </span>
      </p>
      {/* For screen readers, the result panel announces the progress. */}
      {!over && (
        <div className="job-bar" aria-hidden="true">
          <i style={{ width: `${percentOf(done + failed, requested)}%` }} />
        </div>
      )}
      {first.length > 0 && (
        <ul>
          {first.map(({ index, question, flags }) => (
            <li key={index}>
              {question} <PromptFlags flags={flags} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
