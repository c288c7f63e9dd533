import type { PromptType } from '#domain';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { read } from '../../../shared/api/request';
import { filterQuery, NO_FILTERS, type PromptsOfCell } from '../../../shared/written-prompts/written-filters';

export const coverageQuery = (brandId: string, promptType: PromptType) =>
  queryOptions({
    queryKey: queryKeys.coverage(brandId, promptType),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/coverage?promptType=${promptType}`, signal),
    // A run under way changes it, so it is fetched again each time it is opened.
    gcTime: 0,
  });

/** The coverage of the attributes of one category with those of another. */
export const coveragePairsQuery = (
  brandId: string,
  promptType: PromptType,
  categoryIds: readonly [string, string],
) =>
  queryOptions({
    queryKey: queryKeys.coveragePairs(brandId, promptType, categoryIds),
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams([
        ['promptType', promptType],
        ...categoryIds.map((id) => ['categoryIds', id]),
      ]);
      return read(`/api/brands/${brandId}/coverage-pairs?${parameters.toString()}`, signal);
    },
    gcTime: 0,
  });

/** The first prompt of a cell. */
export const cellPromptQuery = (brandId: string, cell: PromptsOfCell) => {
  const query = filterQuery({ ...NO_FILTERS, cell }, { limit: '1' });
  return queryOptions({
    queryKey: queryKeys.coverageCell(brandId, query),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/written-prompts-filtered${query}`, signal),
  });
};
