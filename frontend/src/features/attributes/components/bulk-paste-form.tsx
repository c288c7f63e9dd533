import { MESSAGES } from '#contracts';
import { parseAttributeLines, type PastedAttribute } from '#domain';
import { Form, type GetRef, Input } from 'antd';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SubmitForm } from '../../../shared/ui/submit-form';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { useToast } from '../../../shared/ui/use-toast';
import { countOf } from '../../../shared/text/format';
import { useCreateAttributes } from '../api/create-attributes';
import { DialogFooter } from './dialog-footer';
import { PastePreview } from './paste-preview';
import type { AddFormProps } from './single-attribute-form';

/** Paste, look at the preview, create the valid rows. The first submit shows the preview, the second creates. */
export function BulkPasteForm({ brandId, category, onClose, onPending }: AddFormProps) {
  const [form] = Form.useForm<{ text: string }>();
  const field = useFocusOnMount<GetRef<typeof Input.TextArea>>();
  const text = useFormValue(form, 'text', '');
  const [previewed, setPreviewed] = useState(false);
  // Thousands of rows must not hold up the typing.
  const shown = useDeferredValue(text);
  const rows = useMemo(() => (previewed ? parseAttributeLines(shown) : []), [previewed, shown]);
  const toast = useToast();
  const create = useCreateAttributes(brandId, onClose);
  useEffect(() => onPending(create.isPending), [onPending, create.isPending]);

  const submit = (values: { text: string }) => {
    if (!previewed) {
      setPreviewed(true);
      return;
    }
    const attributes = validRows(parseAttributeLines(values.text)).map((row) => ({
      attributeCategoryId: category.id,
      ...row,
    }));
    if (attributes.length === 0) toast.error(MESSAGES.pasteNoneValid);
    else return create.mutateAsync({ attributes });
  };

  return (
    <SubmitForm form={form} initialValues={{ text: '' }} onSubmit={submit}>
      <Form.Item
        name="text"
        label="Attributes"
        extra="One per line: the name, a tab, and the weight (1 Low, 2 Medium, 3 High). After another tab, how it is said in a question, if you like. Cells copied from a spreadsheet fit as they are."
        rules={[{ required: true, whitespace: true, message: MESSAGES.pasteEmpty }]}
      >
        <Input.TextArea ref={field} rows={6} spellCheck={false} />
      </Form.Item>
      {previewed && rows.length > 0 && <PastePreview rows={rows} />}
      <DialogFooter
        pending={create.isPending}
        submitText={previewed ? `Create ${countOf(validRows(rows).length, 'Attribute')}` : 'Preview'}
        onClose={onClose}
      />
    </SubmitForm>
  );
}

const validRows = (rows: readonly PastedAttribute[]) =>
  rows.flatMap(({ displayName, weight, phrase, error }) =>
    error === null && weight !== null
      ? [{ displayName, weight, ...(phrase !== undefined && { phrase }) }]
      : [],
  );
