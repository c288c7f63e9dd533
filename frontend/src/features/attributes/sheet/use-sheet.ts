import type { SheetPreviewRow } from '#contracts';
import type { SheetCells, SheetColumn } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value';
import { sheetPreviewQuery } from '../api';

/** Debounces typing. */
const DEBOUNCE_MS = 300;

/** A pasted text, what the server reads in it, and the corrections made to that. */
export function useSheet(brandId: string) {
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
  // Never the rows of a text before, which the import would send.
  const answer = isAsked && !first.isPlaceholderData ? first.data : undefined;
  const read = answer && answer.rows.length > 0 ? answer.rows : null;
  const rows = useMemo(
    () => read && withEdits(read, edited, edited && later.data?.rows),
    [read, edited, later.data],
  );
  const order = useMemo(() => read && errorsFirst(read), [read]);
  return {
    text,
    /** The preview takes the place of the text, so whoever types asks for it when done. */
    isTyping,
    /** The rows as they are now, and the order in which they are shown; null before they are read. */
    preview: rows && order && { rows, order },
    isCorrected: edited !== null,
    isUpToDate: edited === null || (later.data !== undefined && !later.isPlaceholderData && asked === edited),
    isEmpty: answer?.rows.length === 0,
    readError: isAsked ? first.error : null,
    readAgain: first.refetch,
    checkError: edited ? later.error : null,
    checkAgain: later.refetch,
    setText: (next: string, isTyped: boolean) => {
      setText(next);
      setIsTyping(isTyped);
    },
    showPreview: () => setIsTyping(false),
    change: (place: number, column: SheetColumn, cell: string) =>
      setEdited((rows ?? []).map(({ cells }, at) => (at === place ? { ...cells, [column]: cell } : cells))),
    startOver: () => {
      setText('');
      setEdited(null);
    },
  };
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
