import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { combined } from '../../shared/api/combined';
import { previewQuery } from './api';

/** The rows of the export, page by page, with the totals. */
export function useExportPrompts(brandId: string) {
  /** The cursors of the pages up to the current one, which is last. */
  const [cursors, setCursors] = useState<(string | null)[]>([null]);
  const first = useQuery(previewQuery(brandId, null));
  const page = useQuery({
    ...previewQuery(brandId, cursors.at(-1) ?? null),
    placeholderData: keepPreviousData,
  });
  const next = page.isPlaceholderData ? null : page.data?.nextCursor;
  return {
    rows: page.data?.rows,
    /** Whether the rows are this page's, not those of the previous page that stay until it is loaded. */
    isSettled: !page.isPlaceholderData,
    /** The number of pages before this one. */
    pagesBefore: cursors.length - 1,
    goBack: cursors.length > 1 ? () => setCursors(cursors.slice(0, -1)) : undefined,
    goOn: next ? () => setCursors([...cursors, next]) : undefined,
    // Totals of the whole file, from the first page: a later page may have been counted a while ago.
    total: first.data?.total,
    risky: first.data?.risky,
    ...combined([first, page]),
  };
}
