import type { AttributeCategory, AttributeRequest } from '#contracts';
import { Button, Form } from 'antd';
import { useEffect, useRef } from 'react';
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
  // Whether the dialog stays open for the next attribute.
  const goesOn = useRef(false);
  const save = useCreateAttribute(brandId, category.id, () => {
    if (!goesOn.current) {
      onClose();
      return;
    }
    // The weight stays: those of one kind often weigh the same.
    const { weight, ...others } = form.getFieldsValue();
    form.setFieldsValue(Object.fromEntries(Object.keys(others).map((name) => [name, undefined])));
    onTyped({ displayName: '', ...(weight !== undefined && { weight }) });
    form.focusField('displayName');
  });
  useServerFieldErrors(form, save.error);
  useEffect(() => onPending(save.isPending), [onPending, save.isPending]);

  return (
    <SubmitForm<AttributeRequest>
      form={form}
      initialValues={typed}
      onValuesChange={(_, values) => onTyped(values)}
      onSubmit={(values) =>
        save.mutateAsync(attributeBody(values, category)).finally(() => (goesOn.current = false))
      }
      onFinishFailed={() => (goesOn.current = false)}
    >
      <AttributeFields brandId={brandId} category={category} form={form} />
      <DialogFooter
        pending={save.isPending}
        submitText="Create Attribute"
        onClose={onClose}
        other={
          <Button
            disabled={save.isPending}
            onClick={() => {
              goesOn.current = true;
              form.submit();
            }}
          >
            Create and add another
          </Button>
        }
      />
    </SubmitForm>
  );
}
