import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { read } from '../api/request';

/** A set of prompts: a run's, or a brand's saved ones. */
export type PromptSet = { jobId: string } | { brandId: string };

const pathOf = (set: PromptSet) =>
  'jobId' in set ? (`/api/jobs/${set.jobId}` as const) : (`/api/brands/${set.brandId}` as const);
const keyOf = (set: PromptSet, figure: string | null) =>
  'jobId' in set ? queryKeys.jobReading(set.jobId, figure) : queryKeys.writtenReading(set.brandId, figure);

/** What the set reads like. */
export const readingQuery = (set: PromptSet) =>
  queryOptions({
    queryKey: keyOf(set, null),
    queryFn: ({ signal }) => read(`${pathOf(set)}/reading`, signal),
  });

/** The prompts behind one of its figures. */
export const figureQuery = (set: PromptSet, figure: string) =>
  queryOptions({
    queryKey: keyOf(set, figure),
    queryFn: ({ signal }) =>
      read(`${pathOf(set)}/reading/prompts?figure=${encodeURIComponent(figure)}`, signal),
  });
