import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useRemoveDefault } from '../api';
import type { ShownTemplate } from '../shown-templates';
import { templateFieldId } from './template-panel';

interface RemoveDefaultProps {
  template: ShownTemplate;
  onRemoved: () => void;
}

/** Removes the default that somebody has saved for all brands, if there is one. */
export function RemoveDefault({
  template: { templateType, title, defaultId },
  onRemoved,
}: RemoveDefaultProps) {
  const confirm = useConfirm();
  const remove = useRemoveDefault(onRemoved);
  if (defaultId === null) return null;
  const ask = () =>
    confirm({
      title: `Remove the default of ‘${title}’?`,
      content:
        'All brands without a template of their own use the built-in text again. The saved text cannot be restored.',
      okText: 'Remove',
      onConfirm: () => remove.mutateAsync(defaultId),
      // The button disappears with the default, and the next one would insert a variable.
      afterConfirm: () => document.getElementById(templateFieldId(templateType))?.focus(),
    });
  return (
    <Button
      size="small"
      danger
      icon={<DeleteOutlined aria-hidden />}
      disabled={remove.isPending}
      onClick={ask}
    >
      Remove this default
    </Button>
  );
}
