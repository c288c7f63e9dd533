import { LIMITS } from '#contracts';
import { type BlockedCombination, countPrompts, type ExactRequest, expand, factorsOf } from '#domain';
import { useDeferredValue, useMemo } from 'react';
import { useStable } from '../../../shared/ui/use-stable';
import type { GeneratorData } from './generator-data';

export interface PromptCount {
  /** By the generator's formula, blocked ones included. */
  total: number;
  /** Those that the blacklist rules forbid. None are looked for in a total beyond the limit of a run. */
  blocked: readonly BlockedCombination[];
}

const NONE: readonly BlockedCombination[] = [];

/** Counts what a selection stands for. Looking at each combination waits until the tick itself is shown. */
export function usePromptCount({ domain, rules }: GeneratorData, request: ExactRequest): PromptCount {
  const stable = useStable(request);
  const factors = useMemo(() => {
    try {
      return factorsOf(domain, stable);
    } catch {
      // A selection may for a moment refer to something just deleted.
      return [];
    }
  }, [domain, stable]);
  const settled = useDeferredValue(factors);
  const blocked = useMemo(
    () =>
      rules.isEmpty || countPrompts(settled) > LIMITS.promptsPerRun
        ? NONE
        : expand(settled, domain.rules).blocked,
    [rules, domain, settled],
  );
  return { total: countPrompts(factors), blocked };
}
