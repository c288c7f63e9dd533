import type { AttributeRequest } from '#contracts';
import { Form } from 'antd';
import { useEffect } from 'react';
import { SubmitForm } from '../../../shared/ui/submit-form';
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
    <SubmitForm<AttributeRequest>
      form={form}
      initialValues={{ displayName: '' }}
      onSubmit={({ displayName, weight }) => save.mutateAsync({ displayName: displayName.trim(), weight })}
    >
      <AttributeFields />
      <DialogFooter pending={save.isPending} submitText="Create Attribute" onClose={onClose} />
    </SubmitForm>
  );
}
