import { Button, Checkbox, Progress, Skeleton } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount, percentOf } from '../text/format';
import { closestTo } from '../ui/closest';
import { Dialog } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { LoadError } from '../ui/load-error';
import { unsavedWork } from '../ui/unsaved-work';
import { useAskToLeave } from '../ui/use-confirmed-close';
import { commandOf, TRIAGE_KEYS, type TriageCommand } from './triage-keys';
import { TriagePrompt } from './triage-prompt';
import type { Triage, TriagedPrompt } from './triage';
import './triage.css';

interface TriageDialogProps<Prompted extends TriagedPrompt> {
  triage: Triage<Prompted>;
  /** The title of the error when the prompts cannot be loaded. */
  failure: string;
  /** Says where to find the kept and the removed prompts. */
  afterwards: string;
  marks?: (prompt: Prompted) => ReactNode;
  /** The text from before an improvement, to compare. */
  beforeOf?: (prompt: Prompted) => string | null;
  canImprove: boolean;
  improveDialog: (prompt: Prompted, close: () => void) => ReactNode;
  /** A dialog about a decision, to be answered before triage goes on. */
  question?: ReactNode;
  onClose: () => void;
}

/** Shows one prompt large and the next below it, to be kept or removed by keyboard. */
export function TriageDialog<Prompted extends TriagedPrompt>(props: TriageDialogProps<Prompted>) {
  const { triage, failure, afterwards, marks, beforeOf, canImprove, improveDialog, question, onClose } =
    props;
  const { current, following, progress, flaggedFirst } = triage;
  const [help, setHelp] = useState(false);
  const [improving, setImproving] = useState<Prompted | null>(null);
  // If a prompt returns to the list, such as by a colleague's undo, its unsaved edit waits until it is the current one.
  const editing = triage.edit.editing?.id === current?.id ? triage.edit.editing : null;
  const isBusy = editing !== null || improving !== null || Boolean(question);

  const run = (command: TriageCommand) => {
    if (command === 'help') setHelp(!help);
    else if (command === 'undo') triage.undo();
    else if (!current) return;
    else if (command === 'keep') triage.keep();
    else if (command === 'remove') triage.remove();
    else if (command === 'edit') triage.edit.start(current);
    else if (command === 'improve') setImproving(canImprove ? current : null);
    else triage.move(command === 'next' ? 1 : -1);
  };
  useKeys(isBusy, run);
  const askToLeave = useAskToLeave();
  const close = ({ type }: { type: string }) => {
    // Escape ends the edit, not the triage.
    if (editing !== null && type !== 'click') return;
    const what = editing && unsavedWork();
    if (what) askToLeave(what, onClose);
    else onClose();
  };

  return (
    <Dialog title="Triage" width={860} footer={null} onCancel={close}>
      <div className="triage">
        <div className="triage-head">
          <p role="status">
            {formatCount(progress.decided)} of {formatCount(progress.total)} decided
          </p>
          {flaggedFirst && (
            <Checkbox checked={flaggedFirst.isOn} onChange={({ target }) => flaggedFirst.set(target.checked)}>
              Needs a look first
            </Checkbox>
          )}
          <Button
            size="small"
            className="triage-keys-button"
            aria-expanded={help}
            onClick={() => setHelp(!help)}
          >
            Keys (?)
          </Button>
        </div>
        <Progress
          percent={percentOf(progress.decided, progress.total)}
          showInfo={false}
          size="small"
          aria-label="Decided"
        />
        {help && <Keys />}
        {triage.error && <LoadError title={failure} error={triage.error} onRetry={triage.retry} />}
        {!triage.isLoaded && !triage.error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {triage.isLoaded && !current && (
          <EmptyState
            title={progress.total > 0 ? 'All prompts are decided' : 'No prompts to decide about'}
            text={afterwards}
          />
        )}
        {current && (
          <TriagePrompt
            prompt={current}
            edit={triage.edit}
            editing={editing}
            saving={triage.saving}
            marks={marks?.(current)}
            before={beforeOf?.(current) ?? null}
          />
        )}
        <Actions isOpen={current !== null && !isBusy} canUndo={triage.canUndo && !isBusy} onRun={run} />
        {following && (
          <p className="triage-next">
            <span className="muted">Next</span>
            {following.question}
          </p>
        )}
      </div>
      {improving && improveDialog(improving, () => setImproving(null))}
      {question}
    </Dialog>
  );
}

/** The keys do what the buttons do, wherever the focus is, except in a text field. */
function useKeys(isOff: boolean, run: (command: TriageCommand) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isText = closestTo(event, 'textarea, input:not([type="checkbox"])') !== null;
    const command = isOff || isText || event.repeat ? null : commandOf(event);
    if (!command) return;
    event.preventDefault();
    // Rendered at once, so that the next key acts on the new state however fast it comes.
    flushSync(() => run(command));
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
