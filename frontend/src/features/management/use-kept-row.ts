import { useMemo, useState } from 'react';
import type { Edit } from '../../shared/prompts/use-prompt-edit';

/** A saved prompt as the list shows it; null: a divider. */
interface Row<P> {
  id: string;
  prompt: P | null;
}

/**
 * The rows of a list, and among them the one that is edited, at its place, until the edit ends: its own save, or a
 * colleague, may take it out of the list while somebody types.
 */
export function useKeptRow<P extends { question: string }>(
  rows: Row<P>[],
  editing: Pick<Edit, 'id' | 'from'> | null,
): Row<P>[] {
  const [last, setLast] = useState<{ row: Row<P>; place: number } | null>(null);
  const id = editing?.id;
  const from = editing?.from;
  const place = id === undefined ? -1 : rows.findIndex((row) => row.id === id);
  const row = rows[place];
  if (row && (row !== last?.row || place !== last.place)) setLast({ row, place });
  const kept = id !== undefined && !row && last?.row.id === id ? last : null;
  return useMemo(() => {
    if (!kept?.row.prompt || from === undefined) return rows;
    return rows.toSpliced(kept.place, 0, {
      ...kept.row,
      prompt: { ...kept.row.prompt, question: from },
    });
  }, [rows, kept, from]);
}
