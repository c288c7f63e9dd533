import type { Draft } from '#contracts';
import { CheckCircleFilled, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { stateOf } from './draft-filters';
import type { Outdated } from '../../../shared/prompts/outdated';
import { ignoringDoubleClick } from '../../../shared/ui/ignoring-double-click';
import { OutdatedMark } from '../../../shared/prompts/outdated-mark';

interface DraftMarksProps {
  draft: Draft;
  outdated: Outdated | null;
  /** Says in full why it is outdated; otherwise pointing at the mark does. */
  saysWhy?: boolean;
  onRevert: () => void;
}

/**
 * Marks whether a prompt of the list is saved, perhaps with another text, and whether it is outdated; with a button that
 * reverts its last improvement.
 */
export function DraftMarks({ draft, outdated, saysWhy = false, onRevert }: DraftMarksProps) {
  const state = stateOf(draft);
  const { question, previousQuestion, savedQuestion } = draft;
  return (
    <>
      {state === 'saved' && (
        <span className="saved-mark">
          <CheckCircleFilled aria-hidden="true" /> Saved
        </span>
      )}
      {state === 'changed' && (
        <span
          className="badge badge-required"
          title="Saved, and changed since. Save updates the saved prompt."
        >
          Changed
        </span>
      )}
      {savedQuestion !== null && (
        <span className="badge badge-required" title={`Edited in Prompt Management since: ${savedQuestion}`}>
          Saved text differs
        </span>
      )}
      <OutdatedMark outdated={outdated} saysWhy={saysWhy} />
      {previousQuestion !== null && (
        <Button
          size="small"
          type="text"
          icon={<UndoOutlined aria-hidden />}
          aria-label={`Revert: ${question}`}
          title={`Back to: ${previousQuestion}`}
          onClick={ignoringDoubleClick(onRevert)}
        />
      )}
    </>
  );
}
