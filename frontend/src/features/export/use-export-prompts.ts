import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { combined } from '../../shared/api/combined';
import { previewQuery } from './api';

/** The rows of the export in parts, and what is true of all of them. */
export function useExportPrompts(brandId: string) {
  /** Where each part begins that was shown, the present one last. */
  const [cursors, setCursors] = useState<(string | null)[]>([null]);
  const first = useQuery(previewQuery(brandId, null));
  const part = useQuery({
    ...previewQuery(brandId, cursors.at(-1) ?? null),
    placeholderData: keepPreviousData,
  });
  const next = part.isPlaceholderData ? null : part.data?.nextCursor;
  return {
    rows: part.data?.rows,
    /** They are this part's, not those of the one before it that stay until it is read. */
    isSettled: !part.isPlaceholderData,
    /** Parts before this one. */
    partsBefore: cursors.length - 1,
    goBack: cursors.length > 1 ? () => setCursors(cursors.slice(0, -1)) : undefined,
    goOn: next ? () => setCursors([...cursors, next]) : undefined,
    // Of the whole file, as it is now: a later part may tell what was counted a while ago.
    total: first.data?.total,
    risky: first.data?.risky,
    ...combined([first, part]),
  };
}
