import type { WrittenPrompt, WrittenPromptGroup } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { request } from '../../../shared/api/request';
import { groupKeyOf, groupQuery } from '../group-key';

export const writtenSummaryQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.writtenSummary(brandId),
    queryFn: ({ signal }) =>
      request<WrittenPromptGroup[]>('GET', `/api/brands/${brandId}/written-prompts-summary`, undefined, {
        signal,
      }),
  });

/** The prompts of one group. */
export const writtenDetailsQuery = (brandId: string, group: WrittenPromptGroup) =>
  queryOptions({
    queryKey: queryKeys.writtenDetails(brandId, groupKeyOf(group)),
    queryFn: ({ signal }) =>
      request<WrittenPrompt[]>(
        'GET',
        `/api/brands/${brandId}/written-prompts-details?${groupQuery(group)}`,
        undefined,
        { signal },
      ),
  });
