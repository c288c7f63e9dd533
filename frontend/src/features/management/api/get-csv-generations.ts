import type { CsvBreakdown, CsvGeneration, CsvPreview } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { request } from '../../../shared/api/request';

/** The structured files, newest first. */
export const csvGenerationsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.csvGenerations(brandId),
    queryFn: ({ signal }) =>
      request<CsvGeneration[]>('GET', `/api/brands/${brandId}/csv-generations`, undefined, { signal }),
  });

/** Rows per product category of one file. */
export const csvBreakdownQuery = ({ brandId, id }: CsvGeneration) =>
  queryOptions({
    queryKey: queryKeys.csvBreakdown(id),
    queryFn: ({ signal }) =>
      request<CsvBreakdown>('GET', `/api/brands/${brandId}/csv-generations/${id}/breakdown`, undefined, {
        signal,
      }),
  });

/** The first rows of the newest file. */
export const csvPreviewQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.csvPreview(brandId),
    queryFn: ({ signal }) =>
      request<CsvPreview>('GET', `/api/brands/${brandId}/csv-preview`, undefined, { signal }),
  });
