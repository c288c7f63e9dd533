import { isFinished, type Job, MESSAGES } from '#contracts';
import { RightOutlined } from '@ant-design/icons';
import { Skeleton, Tag } from 'antd';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { BlockedCombinations } from '../../../shared/jobs/blocked-combinations';
import { JobAbout } from '../../../shared/jobs/job-about';
import { JobOutcomes } from '../../../shared/jobs/job-outcomes';
import { JOB_STATUS_LABELS } from '../../../shared/jobs/job-labels';
import { countOf } from '../../../shared/text/format';
import { LoadError } from '../../../shared/ui/load-error';
import { RelativeTime } from '../../../shared/ui/relative-time';
import { rememberFocus } from '../../../shared/ui/return-focus';
import { useFocusWithin } from '../../../shared/ui/use-focus-after';
import { useToast } from '../../../shared/ui/use-toast';
import { useMoveToDrafts } from '../drafts-api';
import type { GenerationKind } from '../generation-kinds';
import { useSaving } from '../use-saving';
import { useTriageScope } from '../../../shared/triage/use-triage-scope';
import { useRunPrompts } from './use-run-prompts';
import { FailedItems } from './failed-items';
import { JobStrip } from './job-strip';
import { RunActions } from './run-actions';
import { RunList } from './run-list';
import { RunReading } from './run-reading';

interface RunCardProps {
  brandId: string;
  generation: GenerationKind;
  job: Job;
  isNewest: boolean;
  /** How many of its prompts were neither moved nor saved; undefined while loading. */
  left: number | undefined;
  onMove: () => void;
}

/** A run and its remaining prompts. Older runs are folded to one line. */
export const RunCard = memo(function RunCard(props: RunCardProps) {
  const { brandId, generation, job, isNewest, left, onMove } = props;
  const { noun } = generation;
  const { open, toggle, all, setAll } = useUnfolding(job, isNewest);
  const bodyId = useId();
  const toast = useToast();
  const move = useMoveToDrafts(brandId);
  const { openTriage } = useTriageScope();
  const { save, question } = useSaving(brandId);
  const prompts = useRunPrompts(job, { left, open, all, move });
  const status = JOB_STATUS_LABELS[job.status];

  const moveAll = () => {
    onMove();
    move.mutate(
      { jobId: job.id },
      {
        onSuccess: ({ count }) =>
          toast.success(`Moved ${countOf(count, `${noun} prompt`)} to written prompts for editing`),
        // The button disappears with the last prompt.
        onSettled: rememberFocus(),
      },
    );
  };
  const canMove = prompts.left.length > 0;
  const canTriage = canMove || job.unsaved > 0;
  // Triage returns the focus to its button, which is disabled once it is known that all is decided.
  const card = useRef<HTMLElement>(null);
  const keepFocus = useFocusWithin(
    card,
    useMemo(() => [canTriage], [canTriage]),
  );
  const triage = () => {
    // All of them are in the written list already.
    if (left === 0) {
      openTriage(job.id);
      return;
    }
    onMove();
    // The button may be off by the time that triage ends.
    move.mutate({ jobId: job.id }, { onSuccess: () => openTriage(job.id), onSettled: rememberFocus() });
  };
  // What was moved is saved from the written list.
  const saveAll = () =>
    (left ?? job.unsaved) === 0
      ? toast.error(MESSAGES.noPromptsToSave)
      : save.mutate({ noun, body: { jobId: job.id } });

  return (
    <article ref={card} id={`run-${job.id}`} className="run-card" tabIndex={-1} {...keepFocus.handlers}>
      <header>
        <button
          type="button"
          className="run-title"
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={toggle}
        >
          <RightOutlined aria-hidden className={open ? 'run-arrow run-arrow-open' : 'run-arrow'} />
          <span>
            Run of <RelativeTime at={job.createdAt} />
          </span>
        </button>
        <Tag color={status.color} variant="filled">
          {status.text}
        </Tag>
        <JobOutcomes job={job} />
        {!open && <JobAbout job={job} />}
        {open && (
          <span className="card-actions">
            <RunActions
              disabled={!canMove}
              canTriage={canTriage}
              saving={save.isPending}
              onMove={moveAll}
              onTriage={triage}
              onSave={saveAll}
            />
          </span>
        )}
      </header>
      {question}
      {open && (
        <RunBody
          id={bodyId}
          job={job}
          label={`${generation.resultTitle}, list${isNewest ? '' : ` of the run of ${job.createdAt}`}`}
          prompts={prompts}
          all={all}
          onAll={setAll}
        />
      )}
    </article>
  );
});

interface RunBodyProps {
  id: string;
  job: Job;
  /** The list's accessible name. */
  label: string;
  prompts: ReturnType<typeof useRunPrompts>;
  all: boolean;
  onAll: (all: boolean) => void;
}

/** What a run that is open shows: its progress, its prompts, and what it could not write. */
const RunBody = ({ id, job, label, prompts, all, onAll }: RunBodyProps) => (
  <div id={id} className="run-body">
    {prompts.error && (
      <LoadError title="Failed to fetch the prompts" error={prompts.error} onRetry={prompts.refetch} />
    )}
    <JobStrip job={job} />
    {prompts.isFollowed && (
      <p className="muted" role="status">
        Prompts that this run writes from now on go to the written list, too.
      </p>
    )}
    {prompts.isLoading && (
      <Skeleton className="result-skeleton" active title={false} paragraph={{ rows: 8 }} />
    )}
    {job.done > 1 && <RunReading job={job} />}
    <RunList label={label} job={job} prompts={prompts} all={all} onAll={onAll} />
    {job.failed > 0 && <FailedItems job={job} />}
    <BlockedCombinations job={job} />
  </div>
);

/**
 * The newest run and those under way are open until the user folds them. A run that a link names shows all its prompts.
 */
function useUnfolding(job: Job, isNewest: boolean) {
  const { hash, key } = useLocation();
  const [choice, setChoice] = useState<{ open?: boolean; all: boolean }>({ all: false });
  const [followed, setFollowed] = useState('');
  if (hash === `#run-${job.id}` && followed !== key) {
    setFollowed(key);
    setChoice({ open: true, all: true });
  }
  const open = choice.open ?? (isNewest || !isFinished(job.status));
  return {
    open,
    all: choice.all,
    toggle: () => setChoice({ ...choice, open: !open }),
    setAll: (all: boolean) => setChoice({ ...choice, all }),
  };
}
