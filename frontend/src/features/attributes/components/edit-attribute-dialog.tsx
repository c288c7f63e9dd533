import type { Attribute, AttributeRequest } from '#contracts';
import { Form } from 'antd';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useSaveAttribute } from '../api/save-attribute';
import { AttributeFields } from './attribute-fields';

interface EditAttributeDialogProps {
  brandId: string;
  attribute: Attribute;
  onClose: () => void;
}

export function EditAttributeDialog({ brandId, attribute, onClose }: EditAttributeDialogProps) {
  const [form] = Form.useForm<AttributeRequest>();
  const save = useSaveAttribute(brandId, { attributeId: attribute.id }, onClose);
  useServerFieldErrors(form, save.error);

  return (
    <FormDialog<AttributeRequest>
      form={form}
      title="Edit Attribute"
      submitText="Update Attribute"
      pending={save.isPending}
      initialValues={{ displayName: attribute.displayName, weight: attribute.weight }}
      onSubmit={({ displayName, weight }) => save.mutateAsync({ displayName: displayName.trim(), weight })}
      onClose={onClose}
    >
      <AttributeFields />
    </FormDialog>
  );
}
