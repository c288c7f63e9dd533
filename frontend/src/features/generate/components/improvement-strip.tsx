import { isFinished } from '#contracts';
import { Button } from 'antd';
import { useState } from 'react';
import { countOf, formatCount } from '../../../shared/text/format';
import { LoadError } from '../../../shared/ui/load-error';
import { late } from '../../../shared/ui/late';
import { chooseText, dropImprovement } from '../../../shared/workspace/improvement-changes';
import { workspaceOf } from '../../../shared/workspace/workspace';
import { IMPROVE_FAILURE, useImprovePrompts, useIsSendingImprovement } from '../api/improve-prompts';
import type { ImprovementState } from '../use-improvement';
import { FailedItems } from './failed-items';
import { JobStrip } from './job-strip';

const ImprovementReview = late(() => import('./improvement-review'));

interface ImprovementProps {
  brandId: string;
  state: ImprovementState;
}

/** Where the latest improvement stands: sending, running, or over, with a way back. */
export function ImprovementStrip({ brandId, state }: ImprovementProps) {
  const { improvement, job, error, refetch } = state;
  const { prompts, instructions, jobId } = improvement;
  const over = job !== undefined && isFinished(job.status);
  return (
    <section className="improvement" aria-label="Improvement">
      <div className="improvement-head">
        <p>
          <strong>{over ? outcomeOf(state) : `Improving ${countOf(prompts.length, 'prompt')}`}</strong>
          <span className="muted">“{instructions}”</span>
        </p>
        {jobId === null && <NotAccepted brandId={brandId} state={state} />}
        {over && <AfterTheEnd brandId={brandId} state={state} />}
        {error && <Dismiss brandId={brandId} state={state} />}
      </div>
      {error && <LoadError title={IMPROVE_FAILURE} error={error} onRetry={refetch} />}
      {job && <JobStrip job={job} emptied={false} />}
      {job && job.failed > 0 && (
        <FailedItems job={job} nameOf={({ index }) => prompts[index]?.question ?? ''} />
      )}
    </section>
  );
}

const outcomeOf = ({ improvement, job }: ImprovementState): string =>
  `Improved ${formatCount(job?.done ?? 0)} of ${countOf(improvement.prompts.length, 'prompt')}`;

/** The call has not been answered, or never arrived. Sent again, it is still made once. */
function NotAccepted({ brandId, state }: ImprovementProps) {
  const sending = useIsSendingImprovement(brandId);
  const improve = useImprovePrompts(brandId);
  if (sending) return <span className="muted">Sending…</span>;
  return (
    <span className="card-actions">
      <Button size="small" type="primary" onClick={() => improve.mutate(null)}>
        Try again
      </Button>
      <Dismiss brandId={brandId} state={state} />
    </span>
  );
}

function AfterTheEnd({ brandId, state }: ImprovementProps) {
  const { improvement, items } = state;
  const [reviewing, setReviewing] = useState(false);
  const replaced = items.filter((item) => item.state === 'improved');
  const undoAll = () => {
    const indexes = replaced.map((item) => item.index);
    void workspaceOf(brandId).change(chooseText(improvement.key, indexes, 'before'));
  };
  return (
    <span className="card-actions">
      <Button size="small" disabled={items.length === 0} onClick={() => setReviewing(true)}>
        Review changes
      </Button>
      <Button size="small" disabled={replaced.length === 0} onClick={undoAll}>
        Undo all
      </Button>
      <Dismiss brandId={brandId} state={state} />
      {reviewing && <ImprovementReview brandId={brandId} state={state} onClose={() => setReviewing(false)} />}
    </span>
  );
}

function Dismiss({ brandId, state }: ImprovementProps) {
  const { key } = state.improvement;
  return (
    <Button size="small" type="text" onClick={() => void workspaceOf(brandId).change(dropImprovement(key))}>
      Dismiss
    </Button>
  );
}
