import type { Draft } from '#contracts';
import { CheckCircleFilled, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { stateOf } from './draft-filters';

interface DraftMarksProps {
  draft: Draft;
  /** The rule that it breaks, in words. */
  broken: string | null;
  /** Says the rule in full; otherwise pointing at the mark does. */
  showsRule?: boolean;
  onRevert: () => void;
}

/**
 * Marks whether a prompt of the list is saved, perhaps with another text, and whether a rule forbids it; with a button
 * that reverts its last improvement.
 */
export function DraftMarks({ draft, broken, showsRule = false, onRevert }: DraftMarksProps) {
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
      {broken && (
        <span className="badge badge-required" title={broken}>
          Breaks a rule{showsRule && `: ${broken}`}
        </span>
      )}
      {previousQuestion !== null && (
        <Button
          size="small"
          type="text"
          icon={<UndoOutlined aria-hidden />}
          aria-label={`Revert: ${question}`}
          title={`Back to: ${previousQuestion}`}
          onClick={onRevert}
        />
      )}
    </>
  );
}
