import type { CategoryPairing } from '#contracts';
import { type RuleConflicts, ruleConflicts } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoryPairingsQuery } from '../../shared/api/queries';
import { useBrandRules } from '../../shared/api/use-brand-rules';

const NONE: RuleConflicts<CategoryPairing> = { pairings: [], stranded: [] };

/** The pairings that the brand's rules contradict, and the attributes that they leave nothing to combine with. */
export function useRuleConflicts(brandId: string): RuleConflicts<CategoryPairing> {
  const brand = useBrandRules(brandId);
  const { data: pairings } = useQuery(categoryPairingsQuery(brandId));
  return useMemo(() => (brand && pairings ? ruleConflicts({ ...brand, pairings }) : NONE), [brand, pairings]);
}
