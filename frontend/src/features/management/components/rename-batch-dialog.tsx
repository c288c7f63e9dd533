import { LIMITS, type WrittenPromptGroup } from '#contracts';
import { Form, Input } from 'antd';
import { blankToNull } from '../../../shared/text/format';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { batchTitle } from '../batch-title';
import { useRenameBatch } from '../views-api';

interface RenameBatchDialogProps {
  brandId: string;
  batchId: string;
  group: WrittenPromptGroup;
  onClose: () => void;
}

export default function RenameBatchDialog({ brandId, batchId, group, onClose }: RenameBatchDialogProps) {
  const [form] = Form.useForm<{ name: string }>();
  const rename = useRenameBatch(brandId, onClose);
  return (
    <FormDialog
      form={form}
      title="Rename batch"
      submitText="Rename"
      pending={rename.isPending}
      initialValues={{ name: group.name ?? '' }}
      onSubmit={({ name }) => rename.mutateAsync({ batchId, name: blankToNull(name) })}
      onClose={onClose}
    >
      <Form.Item name="name" label="Name" extra={`Left empty: ${batchTitle({ ...group, name: null })}`}>
        <Input autoFocus maxLength={LIMITS.nameLength} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}
