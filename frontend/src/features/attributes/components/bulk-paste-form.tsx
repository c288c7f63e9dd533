import { MESSAGES } from '#contracts';
import { fold, parseAttributeLines } from '#domain';
import { Form, type GetRef, Input } from 'antd';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SubmitForm } from '../../../shared/ui/submit-form';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { useToast } from '../../../shared/ui/use-toast';
import { countOf } from '../../../shared/text/format';
import { useCreateAttributes } from '../api';
import { type TakenName, useTakenAttributeNames } from '../use-taken-names';
import { DialogFooter } from '../../../shared/ui/dialog-footer';
import { PastePreview, type PreviewRow } from './paste-preview';
import type { AddFormProps } from './single-attribute-form';

/** Paste, look at the preview, create the valid rows. The first submit shows the preview, the second creates. */
export function BulkPasteForm({ brandId, category, onClose, onPending }: AddFormProps) {
  const [form] = Form.useForm<{ text: string }>();
  const field = useFocusOnMount<GetRef<typeof Input.TextArea>>();
  const text = useFormValue(form, 'text', '');
  const [previewed, setPreviewed] = useState(false);
  // Thousands of rows must not hold up the typing.
  const shown = useDeferredValue(text);
  const taken = useTakenAttributeNames(brandId);
  const rows = useMemo(() => (previewed ? toRows(shown, taken) : []), [previewed, shown, taken]);
  const [onlyNew, setOnlyNew] = useState(false);
  const toast = useToast();
  const create = useCreateAttributes(brandId, onClose);
  useEffect(() => onPending(create.isPending), [onPending, create.isPending]);

  const submit = (values: { text: string }) => {
    if (!previewed) {
      setPreviewed(true);
      return;
    }
    const attributes = rowsToCreate(toRows(values.text, taken), onlyNew).map((row) => ({
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
        extra="One per line: the name, a tab, and the weight (1 or Low, 2 or Medium, 3 or High). After another tab, how it is said in a question, if you like. Cells copied from a spreadsheet fit as they are."
        rules={[{ required: true, whitespace: true, message: MESSAGES.pasteEmpty }]}
      >
        <Input.TextArea ref={field} rows={6} spellCheck={false} />
      </Form.Item>
      {previewed && rows.length > 0 && <PastePreview rows={rows} onlyNew={onlyNew} onOnlyNew={setOnlyNew} />}
      <DialogFooter
        pending={create.isPending}
        submitText={
          previewed ? `Create ${countOf(rowsToCreate(rows, onlyNew).length, 'Attribute')}` : 'Preview'
        }
        onClose={onClose}
      />
    </SubmitForm>
  );
}

/** The pasted rows, each with where its name is already: in the brand, or further up in the text. */
function toRows(text: string, taken: TakenName): PreviewRow[] {
  const lines = new Map<string, number>();
  return parseAttributeLines(text).map((row) => {
    const key = fold(row.displayName);
    const above = lines.get(key);
    lines.set(key, above ?? row.line);
    const isTaken = row.error === null && (above !== undefined || taken(row.displayName) !== null);
    const where = above === undefined ? taken(row.displayName) : `Already there, in line ${above}.`;
    return { ...row, taken: isTaken ? where : null };
  });
}

const rowsToCreate = (rows: readonly PreviewRow[], onlyNew: boolean) =>
  rows.flatMap(({ displayName, weight, phrase, error, taken }) =>
    error === null && weight !== null && !(onlyNew && taken !== null)
      ? [{ displayName, weight, ...(phrase !== undefined && { phrase }) }]
      : [],
  );
