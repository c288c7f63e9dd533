import { EditOutlined, SaveOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface RunActionsProps {
  /** There is nothing to move. */
  disabled: boolean;
  saving?: boolean;
  onMove?: () => void;
  onSave: () => void;
}

export const RunActions = ({ disabled, saving = false, onMove, onSave }: RunActionsProps) => (
  <>
    <Button size="small" icon={<EditOutlined aria-hidden />} disabled={disabled} onClick={onMove}>
      Edit as Written Prompts
    </Button>
    <Button size="small" icon={<SaveOutlined aria-hidden />} disabled={saving} onClick={onSave}>
      {saving ? 'Saving...' : 'Save All'}
    </Button>
  </>
);
