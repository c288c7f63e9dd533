import type { AttributeRequest } from '#contracts';
import { Alert, Form } from 'antd';
import { useEffect } from 'react';
import { errorText } from '../../../shared/api/request';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useSaveAttribute } from '../api/save-attribute';
import { AttributeFields } from './attribute-fields';
import { DialogFooter } from './dialog-footer';

export interface AddFormProps {
  brandId: string;
  categoryId: string;
  onClose: () => void;
  onPending: (pending: boolean) => void;
}

export function SingleAttributeForm({ brandId, categoryId, onClose, onPending }: AddFormProps) {
  const [form] = Form.useForm<AttributeRequest>();
  const save = useSaveAttribute(brandId, { categoryId }, onClose);
  useServerFieldErrors(form, save.error);
  useEffect(() => onPending(save.isPending), [onPending, save.isPending]);

  return (
    <Form<AttributeRequest>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ displayName: '' }}
      scrollToFirstError={{ focus: true }}
      onFinish={({ displayName, weight }) => save.mutate({ displayName: displayName.trim(), weight })}
    >
      {save.error && (
        <Alert
          className="dialog-error"
          type="error"
          showIcon
          title={errorText(save.error, 'Failed to create attribute')}
        />
      )}
      <AttributeFields />
      <DialogFooter pending={save.isPending} submitText="Create Attribute" onClose={onClose} />
    </Form>
  );
}
