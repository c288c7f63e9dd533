import { type Job, LIMITS } from '#contracts';
import type { BlockedCombination } from '#domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { queryKeys } from '../api/query-keys';
import { read } from '../api/request';
import { countOf, formatCount } from '../text/format';
import { isolated } from '../text/isolated';
import { LoadError } from '../ui/load-error';

const blockedQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKeys.jobBlocked(jobId),
    queryFn: ({ signal }) => read(`/api/jobs/${jobId}/blocked`, signal),
  });

/** The combinations that a run left out, each with the rule that forbids it. Loaded when the user opens the list. */
export function BlockedCombinations({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (job.blocked === 0) return null;
  return (
    <div className="blocked-combinations">
      <Button type="link" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Why blocked? ({formatCount(job.blocked)})
      </Button>
      <div id={id}>{open && <BlockedByJob jobId={job.id} />}</div>
    </div>
  );
}

function BlockedByJob({ jobId }: { jobId: string }) {
  const { data, error, refetch } = useQuery(blockedQuery(jobId));
  if (error) return <LoadError title="Failed to fetch what was blocked" error={error} onRetry={refetch} />;
  if (!data) return <p className="muted">Loading…</p>;
  if (data.length === 0) return <p className="muted">This run kept no list of what it left out.</p>;
  return <BlockedList combinations={data} />;
}

/** Blocked combinations with their rules: the first page of them, and how many more there are. */
export function BlockedList({ combinations }: { combinations: readonly BlockedCombination[] }) {
  const shown = combinations.slice(0, LIMITS.pageSize.default);
  return (
    <>
      <ul className="blocked-list">
        {shown.map(({ combination: { productCategory, attributes, competitor }, rule }, place) => (
          <li key={place}>
            {[productCategory, ...attributes, competitor]
              .flatMap((one) => (one ? isolated(one.name) : []))
              .join(' × ')}
            <span className="muted"> by the rule {rule.sides.map(isolated).join(' never with ')}</span>
          </li>
        ))}
      </ul>
      {combinations.length > shown.length && (
        <p className="muted">and {countOf(combinations.length - shown.length, 'more combination')}</p>
      )}
    </>
  );
}
