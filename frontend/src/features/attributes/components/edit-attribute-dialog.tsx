import type { Attribute, AttributeCategory, AttributeRequest } from '#contracts';
import { Form } from 'antd';
import { useState } from 'react';
import { changesOf } from '../../../shared/ui/changes-of';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useSaveAttribute } from '../api';
import { attributeBody, AttributeFields } from './attribute-fields';

interface EditAttributeDialogProps {
  brandId: string;
  attribute: Attribute;
  category: AttributeCategory;
  onClose: () => void;
}

export function EditAttributeDialog({ brandId, attribute, category, onClose }: EditAttributeDialogProps) {
  const [form] = Form.useForm<AttributeRequest>();
  const save = useSaveAttribute(brandId, { attributeId: attribute.id }, onClose);
  const [before] = useState(() => attributeBody(attribute, category));
  useServerFieldErrors(form, save.error);

  return (
    <FormDialog<AttributeRequest>
      form={form}
      title="Edit Attribute"
      submitText="Update Attribute"
      pending={save.isPending}
      initialValues={before}
      onSubmit={(values) => save.mutateAsync(changesOf(attributeBody(values, category), before))}
      onClose={onClose}
    >
      <AttributeFields brandId={brandId} category={category} form={form} itself={attribute.id} />
    </FormDialog>
  );
}
