import type { Attribute, AttributeCategory, AttributeRequest } from '#contracts';
import { Form } from 'antd';
import { useState } from 'react';
import { changesOf } from '../../../shared/ui/changes-of';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useUpdateAttribute } from '../api';
import { withExpectedName } from '../expected-name';
import { attributeBody, AttributeFields } from './attribute-fields';

interface EditAttributeDialogProps {
  brandId: string;
  attribute: Attribute;
  category: AttributeCategory;
  onClose: () => void;
}

export function EditAttributeDialog({ brandId, attribute, category, onClose }: EditAttributeDialogProps) {
  const [form] = Form.useForm<AttributeRequest>();
  const save = useUpdateAttribute(brandId, attribute.id, onClose);
  const [before] = useState(() => attributeBody(attribute, category));
  // Somebody else may rename it meanwhile.
  const [itself] = useState(attribute);
  useServerFieldErrors(form, save.error);

  return (
    <FormDialog<AttributeRequest>
      form={form}
      title="Edit Attribute"
      submitText="Update Attribute"
      pending={save.isPending}
      initialValues={before}
      onSubmit={(values) => {
        const changes = changesOf(attributeBody(values, category), before);
        return save.mutateAsync(withExpectedName(changes, before.displayName, save.error));
      }}
      onClose={onClose}
    >
      <AttributeFields brandId={brandId} category={category} form={form} itself={itself} />
    </FormDialog>
  );
}
