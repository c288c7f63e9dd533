import type { WrittenPrompt } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { request } from '../../../shared/api/request';

/** The table shows so many; the export covers all. */
export const SHOWN_PROMPTS = 100;

export const firstPromptsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.writtenFirst(brandId),
    queryFn: ({ signal }) =>
      request<WrittenPrompt[]>(
        'GET',
        `/api/brands/${brandId}/written-prompts?limit=${SHOWN_PROMPTS}`,
        undefined,
        { signal },
      ),
  });

export const allPromptsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.writtenAll(brandId),
    queryFn: ({ signal }) =>
      request<WrittenPrompt[]>('GET', `/api/brands/${brandId}/written-prompts`, undefined, { signal }),
  });
