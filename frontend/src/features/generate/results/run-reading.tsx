import type { Job } from '#contracts';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../shared/ui/lazy';
import { useAskAgain } from '../api';
import { useIsRewriting } from '../improve/use-is-rewriting';

const SetReading = lazy(() => import('../../../shared/readings/set-reading'));

/** What a run reads like, loaded on request. */
export function RunReading({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  const askAgain = useAskAgain(job.brandId);
  const rewriting = useIsRewriting(job.brandId);
  return (
    <section aria-label="What this run reads like">
      <p className="result-note">
        <Button type="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          What it reads like
        </Button>
      </p>
      {open && (
        <SetReading
          set={{ jobId: job.id }}
          asking={rewriting || askAgain.isPending}
          askAgain={(indexes) => askAgain.start({ jobId: job.id, indexes })}
          fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
        />
      )}
    </section>
  );
}
