import type { GenerateCoverageRequest } from '#contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { read } from '../api/request';
import { estimateQuery } from '../jobs/estimates';
import { useStartRun } from '../jobs/start-run';

/** The fields of a plan as a query string. */
export function planQuery({ productCategoryIds = [], categoryIds = [], ...fields }: GenerateCoverageRequest) {
  const parameters = new URLSearchParams({
    strength: String(fields.strength),
    maxAttributes: String(fields.maxAttributes),
    scope: fields.scope,
  });
  productCategoryIds.forEach((id) => parameters.append('productCategoryIds', id));
  categoryIds.forEach((id) => parameters.append('categoryIds', id));
  return parameters.toString();
}

/** What a coverage run would ask for. */
export const coveragePlanQuery = (brandId: string, body: GenerateCoverageRequest) =>
  queryOptions({
    queryKey: queryKeys.coveragePlan(brandId, planQuery(body)),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/coverage-plan?${planQuery(body)}`, signal),
    placeholderData: keepPreviousData,
    // What is saved meanwhile changes it.
    gcTime: 0,
  });

/** What that run would take; what is saved meanwhile changes it, too. */
export const coverageEstimateQuery = (brandId: string, body: GenerateCoverageRequest) =>
  queryOptions({
    ...estimateQuery(brandId, 'coverage', body),
    queryKey: queryKeys.coverageEstimate(brandId, planQuery(body)),
  });

export const COVERAGE_FAILURE = 'Failed to generate coverage prompts';

export const useGenerateCoverage = (brandId: string) =>
  useStartRun<GenerateCoverageRequest>(brandId, 'generate-coverage-prompts', COVERAGE_FAILURE);
