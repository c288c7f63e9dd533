import { MESSAGES } from '#contracts';
import type { Attribute, AttributeCategory } from '#contracts';
import { fold, parseAttributeLines, pastedCells, WEIGHT_LABELS, withPastedCell } from '#domain';
import { Form, type GetRef, Input } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { SubmitForm } from '../../../shared/ui/submit-form';
import { useFormValue } from '../../../shared/ui/use-form-value';
import { useToast } from '../../../shared/ui/use-toast';
import { countOf, formatCount } from '../../../shared/text/format';
import { type PastedAttributes, useCreateAttributes } from '../api';
import type { TakenName } from '../../../shared/ui/taken-names';
import { useAttributesOf, useTakenAttributeNames } from '../use-taken-names';
import { DialogFooter } from '../../../shared/ui/dialog-footer';
import { PASTE_COLUMNS, PastePreview, type PreviewRow } from './paste-preview';
import type { AddFormProps } from './single-attribute-form';

interface BulkPasteFormProps extends AddFormProps {
  /** The pasted text, kept while the other tab is open. */
  pasted: string;
  onPasted: (text: string) => void;
  /** Closes the dialog, after a question if there is anything to lose. */
  onCancel: () => void;
}

/** Paste, look at the preview, create the valid rows. The first submit shows the preview, the second creates. */
export function BulkPasteForm(props: BulkPasteFormProps) {
  const { brandId, category, onClose, onPending, pasted, onPasted, onCancel } = props;
  const [form] = Form.useForm<{ text: string }>();
  const field = useFocusOnMount<GetRef<typeof Input.TextArea>>();
  const text = useFormValue(form, 'text', pasted);
  const [previewed, setPreviewed] = useState(false);
  // Rendering thousands of rows must not block typing.
  const shown = useDeferredValue(text);
  const taken = useTakenAttributeNames(brandId);
  const present = useAttributesOf(brandId, category.id);
  const rows = useMemo(
    () => (previewed ? toRows(shown, taken, present) : []),
    [previewed, shown, taken, present],
  );
  const [chosen, setOnlyNew] = useState<boolean | null>(null);
  // Nobody wants an attribute twice in its category; in another one it may be meant.
  const leavesOut = (all: readonly PreviewRow[]) =>
    chosen ?? all.every(({ state, isHere }) => state !== 'same' || isHere);
  const onlyNew = leavesOut(rows);
  const toast = useToast();
  const create = useCreateAttributes(brandId, onClose);
  useEffect(() => onPending(create.isPending), [onPending, create.isPending]);
  useEffect(() => onPasted(text), [onPasted, text]);

  const submit = (values: { text: string }) => {
    if (!previewed) {
      setPreviewed(true);
      return;
    }
    const all = toRows(values.text, taken, present);
    const paste = toPaste(all, category, leavesOut(all));
    if (paste.attributes.length + paste.changes.length === 0) toast.error(MESSAGES.pasteNoneValid);
    else return create.mutateAsync(paste);
  };

  return (
    <SubmitForm form={form} initialValues={{ text: pasted }} onSubmit={submit}>
      <Form.Item
        name="text"
        label="Attributes"
        extra="One per line: the name, a tab, and the weight (1 or Low, 2 or Medium, 3 or High). After another tab, how it is said in a question, if you like. Cells copied from a spreadsheet fit as they are."
        rules={[{ required: true, whitespace: true, message: MESSAGES.pasteEmpty }]}
      >
        <Input.TextArea ref={field} rows={6} spellCheck={false} />
      </Form.Item>
      {previewed && rows.length > 0 && (
        <PastePreview
          rows={rows}
          onlyNew={onlyNew}
          onOnlyNew={setOnlyNew}
          onEdit={(lines, column, cell) =>
            form.setFieldValue('text', withPastedCell(text, lines, PASTE_COLUMNS.indexOf(column), cell))
          }
        />
      )}
      <DialogFooter
        pending={create.isPending}
        submitText={previewed ? submitTextOf(toPaste(rows, category, onlyNew)) : 'Preview'}
        onClose={onCancel}
      />
    </SubmitForm>
  );
}

/** The pasted rows, each with its effect. */
function toRows(text: string, taken: TakenName, present: (name: string) => Attribute | null): PreviewRow[] {
  const lines = new Map<string, number>();
  const cells = pastedCells(text);
  return parseAttributeLines(text).map((row): PreviewRow => {
    const key = fold(row.displayName);
    const above = lines.get(key);
    lines.set(key, above ?? row.line);
    const weightText = cells[row.line - 1]?.[1]?.trim() ?? '';
    const there = present(row.displayName);
    const isHere = above !== undefined || there !== null;
    const plain = { ...row, weightText, isHere, note: null, changes: null };
    if (row.error !== null) return { ...plain, state: 'error', note: row.error };
    if (above !== undefined) return { ...plain, state: 'same', note: `Already there, in line ${above}.` };
    const change = there && changeOf(there, row);
    if (there && change !== null) return { ...plain, state: 'changed', note: change, changes: there.id };
    const where = taken(row.displayName);
    return { ...plain, state: where === null ? 'new' : 'same', note: where };
  });
}

/** What a line would change in an attribute; null: nothing. A line without a phrase keeps the attribute's phrase. */
function changeOf(
  there: Attribute,
  { weight, phrase }: Pick<PreviewRow, 'weight' | 'phrase'>,
): string | null {
  const changes = [
    ...(weight !== null && weight !== there.weight
      ? [`${WEIGHT_LABELS[there.weight]} → ${WEIGHT_LABELS[weight]}`]
      : []),
    ...(phrase !== undefined && phrase !== there.phrase ? ['another phrase'] : []),
  ];
  return changes.length > 0 ? changes.join(', ') : null;
}

/** The request for the rows: new attributes and changes. */
function toPaste(
  rows: readonly PreviewRow[],
  { id: attributeCategoryId }: AttributeCategory,
  onlyNew: boolean,
): PastedAttributes {
  const pasted: PastedAttributes = { attributes: [], changes: [] };
  for (const { displayName, weight, phrase, state, changes } of rows) {
    if (state === 'error' || weight === null || (onlyNew && state === 'same')) continue;
    const values = { weight, ...(phrase !== undefined && { phrase }) };
    if (changes === null) pasted.attributes.push({ attributeCategoryId, displayName, ...values });
    else pasted.changes.push({ id: changes, ...values });
  }
  return pasted;
}

function submitTextOf({ attributes, changes }: PastedAttributes): string {
  if (changes.length === 0) return `Create ${countOf(attributes.length, 'Attribute')}`;
  if (attributes.length === 0) return `Change ${countOf(changes.length, 'Attribute')}`;
  return `Create ${countOf(attributes.length, 'Attribute')}, change ${formatCount(changes.length)}`;
}

/** For a field that appears in an open dialog, such as with a tab: the dialog focuses a field only when it opens. */
function useFocusOnMount<T extends { focus: () => void }>() {
  const field = useRef<T>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
