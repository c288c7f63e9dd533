import type { CoveragePlanAnswer, GenerateCoverageRequest } from '#contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { read } from '../api/request';
import { useAskedRun } from '../jobs/asked-run';
import { estimateQuery } from '../jobs/estimates';
import { TICKING_MS, useDebouncedValue } from '../ui/use-debounced-value';
import { useStable } from '../ui/use-stable';

/** The fields of a plan as a query string. */
export function planQuery({ productCategoryIds = [], categoryIds = [], ...fields }: GenerateCoverageRequest) {
  const parameters = new URLSearchParams({
    strength: String(fields.strength),
    maxAttributes: String(fields.maxAttributes),
    scope: fields.scope,
  });
  if (fields.attributePairsOnly) parameters.set('attributePairsOnly', 'true');
  productCategoryIds.forEach((id) => parameters.append('productCategoryIds', id));
  categoryIds.forEach((id) => parameters.append('categoryIds', id));
  return parameters.toString();
}

/** What a coverage run would ask for. */
const coveragePlanQuery = (brandId: string, body: GenerateCoverageRequest) =>
  queryOptions({
    queryKey: queryKeys.coveragePlan(brandId, planQuery(body)),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/coverage-plan?${planQuery(body)}`, signal),
    // Prompts that are generated or saved in the meantime change the plan.
    gcTime: 0,
  });

export interface CoveragePlanResult {
  /** Undefined until the plan of this body is known. */
  plan: CoveragePlanAnswer | undefined;
  error: Error | null;
}

/** The plan of a body, debounced: each takes the server a while, and it makes one after another. */
export function useCoveragePlan(
  brandId: string,
  body: GenerateCoverageRequest,
  enabled = true,
): CoveragePlanResult {
  const now = useStable(body);
  const debounced = useDebouncedValue(now, TICKING_MS);
  const { data, error } = useQuery({ ...coveragePlanQuery(brandId, debounced), enabled });
  return debounced === now ? { plan: data, error } : { plan: undefined, error: null };
}

/** The estimate for that run. Saved prompts change it, too. */
export const coverageEstimateQuery = (brandId: string, body: GenerateCoverageRequest) =>
  queryOptions({
    ...estimateQuery(brandId, 'coverage', body),
    queryKey: queryKeys.coverageEstimate(brandId, planQuery(body)),
  });

const COVERAGE_FAILURE = 'Failed to generate coverage prompts';

/** Starts a coverage run. */
export const useGenerateCoverage = (brandId: string) =>
  useAskedRun<GenerateCoverageRequest>(brandId, 'coverage', 'generate-coverage-prompts', COVERAGE_FAILURE);
