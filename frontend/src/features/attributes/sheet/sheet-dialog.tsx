import type { SheetPreviewRow } from '#contracts';
import type { SheetCells, SheetColumn } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { Dialog } from '../../../shared/ui/dialog';
import { DialogFooter } from '../../../shared/ui/dialog-footer';
import { useConfirmedClose } from '../../../shared/ui/use-confirmed-close';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value';
import { useToast } from '../../../shared/ui/use-toast';
import { sheetPreviewQuery, useImportSheet } from '../api';
import { decoded } from './decoded';
import { SheetTable } from './sheet-table';

/** Debounces typing. */
const DEBOUNCE_MS = 300;
const HEADS = 'Type, Category, Attribute, Weight, Phrase';

interface SheetDialogProps {
  brandId: string;
  onClose: () => void;
}

/** Imports a brand's data from one paste. A preview shows the effect first, and can be corrected in place. */
export default function SheetDialog({ brandId, onClose }: SheetDialogProps) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [edited, setEdited] = useState<SheetCells[] | null>(null);
  const source = useDebouncedValue(text, DEBOUNCE_MS);
  const isAsked = source.trim() !== '' && source === text && !isTyping;
  const first = useQuery({ ...sheetPreviewQuery(brandId, { text: source }), enabled: isAsked });
  const asked = useDebouncedValue(edited, DEBOUNCE_MS);
  const later = useQuery({
    ...sheetPreviewQuery(brandId, { rows: asked ?? [] }),
    enabled: asked !== null && edited !== null,
  });
  const save = useImportSheet(brandId, onClose);
  const close = useConfirmedClose(text.trim() !== '', 'What was pasted is not imported.', onClose);
  const read = isAsked && first.data && first.data.rows.length > 0 ? first.data.rows : null;
  const rows = useMemo(
    () => read && withEdits(read, edited, edited && later.data?.rows),
    [read, edited, later.data],
  );
  const order = useMemo(() => read && errorsFirst(read), [read]);
  const content = useRef<HTMLDivElement>(null);
  const isRead = rows !== null;
  // The focused field is gone: the focus moves to the first cell with an error, else to the preview.
  useEffect(() => {
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    if (isRead) (find('.sheet-error input') ?? find('.sheet-table .scroll-list'))?.focus();
  }, [isRead]);

  const change = (place: number, column: SheetColumn, cell: string) =>
    setEdited((rows ?? []).map(({ cells }, at) => (at === place ? { ...cells, [column]: cell } : cells)));
  const isUpToDate =
    edited === null || (later.data !== undefined && !later.isPlaceholderData && asked === edited);
  const good = rows?.filter(({ state }) => state !== 'error') ?? [];
  const doing = good.filter(({ state }) => state !== 'same').length;

  return (
    <Dialog
      title="Paste brand data"
      width={1320}
      mask={{ closable: false }}
      onCancel={() => !save.isPending && close()}
      footer={
        <DialogFooter
          pending={save.isPending}
          pendingText="Importing..."
          submitText={isTyping ? 'Preview' : `Import ${countOf(doing, 'row')}`}
          disabled={isTyping ? text.trim() === '' : doing === 0 || !isUpToDate}
          onSubmit={() =>
            isTyping ? setIsTyping(false) : save.mutate({ rows: good.map(({ cells }) => cells) })
          }
          onClose={close}
        />
      }
    >
      <div ref={content}>
        {rows && order ? (
          <SheetTable
            rows={rows}
            order={order}
            onChange={change}
            onStartOver={() => {
              setText('');
              setEdited(null);
            }}
          />
        ) : (
          <SheetText
            text={text}
            onChange={(next) => {
              setText(next);
              // The preview takes the place of the text, so whoever types asks for it when done.
              setIsTyping(next !== '' && !bringsCells(text, next));
            }}
            onFile={(next) => {
              setText(next);
              setIsTyping(false);
            }}
          />
        )}
        {isAsked && first.error && (
          <Alert type="error" showIcon title={errorText(first.error, 'The text could not be read.')} />
        )}
        {isAsked && first.data?.rows.length === 0 && (
          <Alert type="warning" showIcon title="There are no rows below the headings." />
        )}
        {edited && later.error && (
          <Alert
            type="error"
            showIcon
            title={errorText(later.error, 'What was corrected could not be checked.')}
            action={
              <Button size="small" onClick={() => void later.refetch()}>
                Retry
              </Button>
            }
          />
        )}
      </div>
    </Dialog>
  );
}

/** Whether a change brought cells at once, as a paste or a file does, and not letters or a keyboard's proposed word. */
const bringsCells = (before: string, now: string): boolean =>
  now.length - before.length > 1 && countCells(now) > countCells(before);

const countCells = (text: string): number => text.split(/[\n\t,;]/).length;

interface SheetTextProps {
  text: string;
  onChange: (text: string) => void;
  onFile: (text: string) => void;
}

function SheetText({ text, onChange, onFile }: SheetTextProps) {
  const toast = useToast();
  return (
    <>
      <label className="sheet-text">
        Cells from a spreadsheet, or CSV
        <Input.TextArea
          autoFocus
          rows={10}
          spellCheck={false}
          value={text}
          placeholder={`${HEADS}\nProduct Category, Footwear, trail shoes, High\nCustomer Attribute, Audience, runners, 2, who run`}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p className="muted">
        {HEADS}; a first row with these words may put them in another order. A row without an attribute is
        about the category itself. Competitor and Other name have their name under Attribute. Rules are Never
        with or Together with, with the other side under With Category and With Attribute. Setting, Export
        name and Template say it under Text. An empty cell changes nothing, and nothing is deleted.{' '}
        <b>Export data</b> gives the same form.
      </p>
      <label className="sheet-file">
        Or choose a file{' '}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            file?.arrayBuffer().then(
              (bytes) => onFile(decoded(bytes)),
              () => {
                toast.error('The file could not be read. It may have been moved. Please choose it again.');
                // Otherwise choosing the same file again would be no change.
                target.value = '';
              },
            );
          }}
        />
      </label>
    </>
  );
}

/** The rows as typed, each with its last known state. */
function withEdits(
  read: SheetPreviewRow[],
  edited: SheetCells[] | null,
  latest: SheetPreviewRow[] | null | undefined,
): SheetPreviewRow[] {
  if (!edited) return read;
  const plans = latest ?? read;
  return edited.map((cells, place) => ({ state: 'same', note: null, ...plans[place], cells }));
}

/** The rows' indexes, faulty rows first. The order stays while a row is being corrected. */
function errorsFirst(rows: SheetPreviewRow[]): number[] {
  const places = rows.map((_, place) => place);
  const isFault = (place: number): number => Number(rows[place]?.state === 'error');
  return places.sort((one, other) => isFault(other) - isFault(one) || one - other);
}
