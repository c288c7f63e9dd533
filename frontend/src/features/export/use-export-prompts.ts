import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { combined } from '../../shared/api/combined';
import { useDebouncedValue } from '../../shared/ui/use-debounced-value';
import { previewQuery } from './api';

/** Longer than between two keys of somebody who types. */
const TYPING_MS = 250;

/** The rows of the export, or those that a search finds, page by page, with the totals. */
export function useExportPrompts(brandId: string) {
  const [search, setSearch] = useState('');
  const text = useDebouncedValue(search.trim(), TYPING_MS);
  /** The cursors of the pages up to the current one, which is last, of this search. */
  const [pages, setPages] = useState<{ text: string; cursors: (string | null)[] }>({ text, cursors: [null] });
  const cursors = pages.text === text ? pages.cursors : [null];
  const goTo = (to: (string | null)[]) => () => setPages({ text, cursors: to });
  const first = useQuery(previewQuery(brandId, null));
  const page = useQuery({
    ...previewQuery(brandId, cursors.at(-1) ?? null, text),
    placeholderData: keepPreviousData,
  });
  const next = page.data?.nextCursor;
  return {
    search,
    setSearch,
    /** The text that the rows are searched for; '' for all. While it is, the rows of before stay. */
    searched: text,
    rows: page.data?.rows,
    /** Whether the rows are this page's, not those of the previous page that stay until it is loaded. */
    isSettled: !page.isPlaceholderData,
    /** The number of pages before this one. */
    pagesBefore: cursors.length - 1,
    goBack: cursors.length > 1 ? goTo(cursors.slice(0, -1)) : undefined,
    // While a page is loaded the button does nothing, rather than being disabled, which would lose the focus.
    goOn: next ? (page.isPlaceholderData ? () => undefined : goTo([...cursors, next])) : undefined,
    // Totals of the whole file, from the first page: a later page may have been counted a while ago.
    total: first.data?.total,
    risky: first.data?.risky,
    ...combined([first, page]),
  };
}
