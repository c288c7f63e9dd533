import type { AttributeCategory, AttributeRequest } from '#contracts';
import { Form } from 'antd';
import { useEffect } from 'react';
import { SubmitForm } from '../../../shared/ui/submit-form';
import { useServerFieldErrors } from '../../../shared/ui/use-server-field-errors';
import { useCreateAttribute } from '../api';
import { attributeBody, AttributeFields } from './attribute-fields';
import { DialogFooter } from '../../../shared/ui/dialog-footer';

export interface AddFormProps {
  brandId: string;
  category: AttributeCategory;
  onClose: () => void;
  onPending: (pending: boolean) => void;
}

interface SingleAttributeFormProps extends AddFormProps {
  /** What was typed, kept while the other tab is open. */
  typed: AttributeRequest;
  onTyped: (values: AttributeRequest) => void;
}

export function SingleAttributeForm(props: SingleAttributeFormProps) {
  const { brandId, category, onClose, onPending, typed, onTyped } = props;
  const [form] = Form.useForm<AttributeRequest>();
  const save = useCreateAttribute(brandId, category.id, onClose);
  useServerFieldErrors(form, save.error);
  useEffect(() => onPending(save.isPending), [onPending, save.isPending]);

  return (
    <SubmitForm<AttributeRequest>
      form={form}
      initialValues={typed}
      onValuesChange={(_, values) => onTyped(values)}
      onSubmit={(values) => save.mutateAsync(attributeBody(values, category))}
    >
      <AttributeFields brandId={brandId} category={category} form={form} />
      <DialogFooter pending={save.isPending} submitText="Create Attribute" onClose={onClose} />
    </SubmitForm>
  );
}
