import { CheckSquareOutlined, EditOutlined, SaveOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface RunActionsProps {
  /** Whether there is nothing to move. */
  disabled: boolean;
  /** Prompts of the run that are undecided, moved or not. */
  canTriage?: boolean;
  saving?: boolean;
  onMove?: () => void;
  /** Opens triage, with the results in the written list. */
  onTriage?: () => void;
  onSave: () => void;
}

export const RunActions = ({
  disabled,
  canTriage = false,
  saving = false,
  onMove,
  onTriage,
  onSave,
}: RunActionsProps) => (
  <>
    {onTriage && (
      <Button
        size="small"
        icon={<CheckSquareOutlined aria-hidden />}
        disabled={!canTriage}
        onClick={onTriage}
      >
        Triage
      </Button>
    )}
    <Button size="small" icon={<EditOutlined aria-hidden />} disabled={disabled} onClick={onMove}>
      Edit as Written Prompts
    </Button>
    <Button size="small" icon={<SaveOutlined aria-hidden />} disabled={saving} onClick={onSave}>
      {saving ? 'Saving...' : 'Save All'}
    </Button>
  </>
);
