import { isFinished } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { jobListQuery } from '../../../shared/api/queries';
import { countOf, formatCount } from '../../../shared/text/format';
import { focusPanel } from '../../../shared/ui/focus-beside';
import { newestRewriting } from '../api';
import { useRunInSight } from '../use-run-in-sight';
import type { WrittenList } from '../written-list/use-written-list';
import { FailedItems } from '../results/failed-items';
import { JobStrip } from '../results/job-strip';

/** The progress of the newest run that rewrites prompts: while it runs, and after an end that this page has seen. */
export function ImprovementStrip({ brandId, list }: { brandId: string; list: WrittenList }) {
  const { data: newest = null } = useQuery({ ...jobListQuery(brandId), select: newestRewriting });
  const job = useRunInSight(newest);
  const [dismissed, setDismissed] = useState('');
  if (!job || dismissed === job.id) return null;
  const over = isFinished(job.status);
  const [doing, done] =
    job.kind === 'improve' ? ['Improving', 'Improved'] : ['Asking again for', 'Asked again for'];
  return (
    <section className="improvement" aria-label="Improvement">
      <div className="improvement-head">
        <p>
          <strong>
            {over
              ? `${done} ${formatCount(job.done)} of ${countOf(job.requested, 'prompt')}`
              : `${doing} ${countOf(job.requested, 'prompt')}`}
          </strong>
        </p>
        {over && <AfterTheEnd list={list} onDismiss={() => setDismissed(job.id)} />}
      </div>
      <JobStrip job={job} />
      {job.failed > 0 && <FailedItems job={job} />}
    </section>
  );
}

function AfterTheEnd({ list, onDismiss }: { list: WrittenList; onDismiss: () => void }) {
  const { filters, setFilters, states } = list;
  const isReviewed = filters.state === 'improved';
  return (
    <span className="card-actions">
      <Button
        size="small"
        disabled={!isReviewed && states.improved === 0}
        onClick={() => setFilters({ ...filters, state: isReviewed ? null : 'improved' })}
      >
        {isReviewed ? 'Back to all' : 'Review changes'}
      </Button>
      <Button
        size="small"
        type="text"
        onClick={({ currentTarget }) => {
          focusPanel(currentTarget);
          onDismiss();
        }}
      >
        Dismiss
      </Button>
    </span>
  );
}
