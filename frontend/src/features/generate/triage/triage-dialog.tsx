import { Button, Checkbox, Progress, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatCount } from '../../../shared/text/format';
import { Dialog } from '../../../shared/ui/dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazy } from '../../../shared/ui/lazy';
import { LoadError } from '../../../shared/ui/load-error';
import { useIsRewriting } from '../improve/use-is-rewriting';
import { commandOf, TRIAGE_KEYS, type TriageCommand } from './triage-queue';
import { TriagePrompt } from './triage-prompt';
import { useTriage } from './use-triage';
import { closestTo } from '../../../shared/ui/closest';
import './triage.css';

const ImproveDialog = lazy(() => import('../improve/improve-dialog'));

interface TriageDialogProps {
  brandId: string;
  /** Of one run; null: the whole written list. */
  jobId: string | null;
  onClose: () => void;
}

/** One prompt large, and the next below: kept or removed, without a mouse. */
export default function TriageDialog({ brandId, jobId, onClose }: TriageDialogProps) {
  const triage = useTriage(brandId, jobId);
  const { current, following, progress } = triage;
  const [help, setHelp] = useState(false);
  const [improving, setImproving] = useState<string | null>(null);
  const rewriting = useIsRewriting(brandId);
  const isBusy = triage.edit.editing !== null || improving !== null;

  const run = (command: TriageCommand) => {
    if (command === 'help') setHelp(!help);
    else if (command === 'undo') triage.undo();
    else if (!current) return;
    else if (command === 'keep') triage.keep();
    else if (command === 'remove') triage.remove();
    else if (command === 'edit') triage.edit.start(current);
    else if (command === 'improve') setImproving(rewriting ? null : current.id);
    else triage.move(command === 'next' ? 1 : -1);
  };
  useKeys(isBusy, run);

  return (
    <Dialog
      title="Triage"
      width={860}
      footer={null}
      onCancel={() => triage.edit.editing === null && onClose()}
    >
      <div className="triage">
        <div className="triage-head">
          <p role="status">
            {formatCount(progress.decided)} of {formatCount(progress.total)} decided
          </p>
          {(triage.hasFlagged || triage.flaggedFirst) && (
            <Checkbox
              checked={triage.flaggedFirst}
              onChange={({ target }) => triage.setFlaggedFirst(target.checked)}
            >
              Needs a look first
            </Checkbox>
          )}
          <Button size="small" aria-expanded={help} onClick={() => setHelp(!help)}>
            Keys (?)
          </Button>
        </div>
        <Progress
          percent={progress.total === 0 ? 0 : (progress.decided / progress.total) * 100}
          showInfo={false}
          size="small"
          aria-label="Decided"
        />
        {help && <Keys />}
        {triage.error && (
          <LoadError title="Failed to fetch the written list" error={triage.error} onRetry={triage.retry} />
        )}
        {!triage.isLoaded && !triage.error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {triage.isLoaded && !current && (
          <EmptyState
            title={progress.total > 0 ? 'All prompts are decided' : 'No prompts to decide about'}
            text="What was kept is in Saved prompts; what was removed can be brought back from ‘Removed prompts’."
          />
        )}
        {current && (
          <TriagePrompt brandId={brandId} draft={current} edit={triage.edit} saving={triage.saving} />
        )}
        <Actions isOpen={current !== null && !isBusy} canUndo={triage.canUndo && !isBusy} onRun={run} />
        {following && (
          <p className="triage-next">
            <span className="muted">Next</span>
            {following.question}
          </p>
        )}
      </div>
      {improving && (
        <ImproveDialog brandId={brandId} draftIds={[improving]} onClose={() => setImproving(null)} />
      )}
    </Dialog>
  );
}

/** Keys do what the buttons do, wherever the focus is, but for a text that is being written. */
function useKeys(isOff: boolean, run: (command: TriageCommand) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isText = closestTo(event, 'textarea, input:not([type="checkbox"])') !== null;
    const command = isOff || isText || event.repeat ? null : commandOf(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const ACTIONS = [
  ['keep', 'Keep'],
  ['remove', 'Remove'],
  ['edit', 'Edit'],
  ['improve', 'Improve'],
  ['previous', 'Previous'],
  ['next', 'Next'],
] as const;

interface ActionsProps {
  isOpen: boolean;
  canUndo: boolean;
  onRun: (command: TriageCommand) => void;
}

const Actions = ({ isOpen, canUndo, onRun }: ActionsProps) => (
  <div className="triage-actions" role="group" aria-label="What to do with this prompt">
    {ACTIONS.map(([command, text]) => (
      <Button
        key={command}
        type={command === 'keep' ? 'primary' : 'default'}
        danger={command === 'remove'}
        disabled={!isOpen}
        aria-keyshortcuts={TRIAGE_KEYS[command].key}
        onClick={() => onRun(command)}
      >
        {text} <kbd>{TRIAGE_KEYS[command].key}</kbd>
      </Button>
    ))}
    <Button disabled={!canUndo} aria-keyshortcuts={TRIAGE_KEYS.undo.key} onClick={() => onRun('undo')}>
      Undo <kbd>{TRIAGE_KEYS.undo.key}</kbd>
    </Button>
  </div>
);

const Keys = () => (
  <dl className="triage-keys">
    {Object.values(TRIAGE_KEYS).map(({ key, does }) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
