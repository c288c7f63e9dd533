import type { WrittenPrompt } from '#contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import type { Page } from '../api/request';

type Rows = { id?: string }[];

/** Puts an edited prompt into whatever lists hold it. Its text is in nothing else, so nothing is read again. */
export function writtenPromptEdited(queryClient: QueryClient, brandId: string, edited: WrittenPrompt): void {
  const inRows = (rows: Rows) =>
    rows.some(({ id }) => id === edited.id) ? rows.map((row) => (row.id === edited.id ? edited : row)) : rows;
  queryClient.setQueriesData(
    { queryKey: queryKeys.written(brandId) },
    (data: Rows | InfiniteData<Page<WrittenPrompt>> | object | undefined) => {
      if (Array.isArray(data)) return inRows(data as Rows);
      if (data && 'pages' in data)
        return { ...data, pages: data.pages.map((page) => ({ ...page, items: inRows(page.items) })) };
      return data;
    },
  );
}
