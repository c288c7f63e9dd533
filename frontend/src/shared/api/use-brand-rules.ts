import type { Attribute, AttributeCategory } from '#contracts';
import type { RuleInputs } from '#domain';
import { useQueries } from '@tanstack/react-query';
import {
  attributeCategoryBlacklistsQuery,
  attributesQuery,
  blacklistsQuery,
  categoriesQuery,
  categoryBlacklistsQuery,
} from './queries';
import { useMemo } from 'react';

export interface BrandRules {
  rules: RuleInputs;
  attributes: Attribute[];
  categories: AttributeCategory[];
}

/** A brand's rules of all three kinds, with its attributes and categories; null until all are loaded. */
export function useBrandRules(brandId: string, enabled = true): BrandRules | null {
  const [
    { data: attributePairs },
    { data: categoryPairs },
    { data: attributeCategoryPairs },
    { data: attributes },
    { data: categories },
  ] = useQueries({
    queries: [
      { ...blacklistsQuery(brandId), enabled },
      { ...categoryBlacklistsQuery(brandId), enabled },
      { ...attributeCategoryBlacklistsQuery(brandId), enabled },
      { ...attributesQuery(brandId), enabled },
      { ...categoriesQuery(brandId), enabled },
    ],
  });
  return useMemo(
    () =>
      attributePairs && categoryPairs && attributeCategoryPairs && attributes && categories
        ? { rules: { attributePairs, categoryPairs, attributeCategoryPairs }, attributes, categories }
        : null,
    [attributePairs, categoryPairs, attributeCategoryPairs, attributes, categories],
  );
}
