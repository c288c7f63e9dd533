import { LIMITS } from '#contracts';
import { type BlockedCombination, countPrompts, type ExactRequest, expand, factorsOf } from '#domain';
import { useDeferredValue, useMemo } from 'react';
import { useStable } from '../../../shared/ui/use-stable';
import type { GeneratorData } from './generator-data';

export interface PromptCount {
  /** By the generator's formula, including blocked combinations. */
  total: number;
  /** The combinations that the blacklist rules forbid; not computed for a total above the limit of a run. */
  blocked: readonly BlockedCombination[];
}

const NONE: readonly BlockedCombination[] = [];

/**
 * Counts the combinations of a selection. The search for blocked ones is deferred until the tick itself has rendered.
 */
export function usePromptCount({ domain, hasRules }: GeneratorData, request: ExactRequest): PromptCount {
  const stable = useStable(request);
  const factors = useMemo(() => {
    try {
      return factorsOf(domain, stable);
    } catch {
      // For a moment, a selection may refer to something that was just deleted.
      return [];
    }
  }, [domain, stable]);
  const settled = useDeferredValue(factors);
  const blocked = useMemo(
    () =>
      hasRules && countPrompts(settled) <= LIMITS.promptsPerRun
        ? expand(settled, domain.rules).blocked
        : NONE,
    [hasRules, domain, settled],
  );
  return { total: countPrompts(factors), blocked };
}
