import type { GenerateCoverageRequest } from '#contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys';
import { read } from '../api/request';
import { estimateQuery, useRunQuestion } from '../jobs/estimates';
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
    // Prompts that are saved in the meantime change the plan.
    gcTime: 0,
  });

/** The estimate for that run. Saved prompts change it, too. */
export const coverageEstimateQuery = (brandId: string, body: GenerateCoverageRequest) =>
  queryOptions({
    ...estimateQuery(brandId, 'coverage', body),
    queryKey: queryKeys.coverageEstimate(brandId, planQuery(body)),
  });

const COVERAGE_FAILURE = 'Failed to generate coverage prompts';

/**
 * Starts a coverage run; a large one only after the user confirms. `isBusy` lasts from the question to the response.
 */
export function useGenerateCoverage(brandId: string) {
  const run = useStartRun<GenerateCoverageRequest>(brandId, 'generate-coverage-prompts', COVERAGE_FAILURE);
  const confirmRun = useRunQuestion(brandId);
  const [isAsking, setAsking] = useState(false);
  const start = async (
    body: GenerateCoverageRequest,
    prompts: number,
    onSuccess?: (jobId: string) => void,
  ) => {
    setAsking(true);
    try {
      if (await confirmRun('coverage', body, prompts)) run.mutate(body, { onSuccess });
    } finally {
      setAsking(false);
    }
  };
  return { start, isPending: run.isPending, isBusy: isAsking || run.isPending };
}
