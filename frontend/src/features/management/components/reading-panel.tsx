import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../shared/ui/lazy';
import { Panel } from '../../../shared/ui/panel';

const SetReading = lazy(() => import('../../../shared/readings/set-reading'));

/** What the saved prompts of a brand read like, loaded on request. */
export function ReadingPanel({ brandId, disabled }: { brandId: string; disabled: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title="What the saved prompts read like"
      actions={
        <Button size="small" aria-expanded={open} disabled={disabled && !open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {open ? (
        <SetReading set={{ brandId }} fallback={<Skeleton active title={false} paragraph={{ rows: 6 }} />} />
      ) : (
        <p className="muted reading-lead">
          Openings, lengths, near-copies and duplicates of all saved prompts, whatever the filters.
        </p>
      )}
    </Panel>
  );
}
