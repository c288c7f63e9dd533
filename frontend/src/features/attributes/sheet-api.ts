import type { SheetRequest } from '#contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useBrandChange } from '../../shared/api/use-brand-change';
import { queryKeys } from '../../shared/api/query-keys';
import { request } from '../../shared/api/request';
import { countOf, formatCount } from '../../shared/text/format';

/** What a sheet would do. The brand may change meanwhile: importing looks again. */
export const sheetPreviewQuery = (brandId: string, sheet: SheetRequest) =>
  queryOptions({
    queryKey: queryKeys.sheetPreview(brandId, sheet),
    queryFn: ({ signal }) => request('POST', `/api/brands/${brandId}/sheet-preview`, sheet, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export const useImportSheet = (brandId: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: (sheet: SheetRequest) => request('POST', `/api/brands/${brandId}/sheet`, sheet),
    done: ({ added, changed, same }) =>
      `${countOf(added, 'row')} added, ${formatCount(changed)} changed, ${formatCount(same)} already there`,
    failure: 'Failed to import the data',
    onDone,
  });
