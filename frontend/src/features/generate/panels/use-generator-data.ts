import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  attributeCategoryBlacklistsQuery,
  attributesQuery,
  blacklistsQuery,
  brandQuery,
  categoriesQuery,
  categoryBlacklistsQuery,
  categoryPairingsQuery,
  competitorsQuery,
} from '../../../shared/api/queries';
import { combined } from '../../../shared/api/combined';
import { toGeneratorData, type GeneratorData } from './generator-data';

interface LoadedGeneratorData {
  /** Null until everything is loaded. */
  data: GeneratorData | null;
  error: Error | null;
  retry: () => unknown;
}

/** All data that a brand's prompts are generated from, with the rules. */
export function useGeneratorData(brandId: string): LoadedGeneratorData {
  const queries = useQueries({
    queries: [
      brandQuery(brandId),
      categoriesQuery(brandId),
      attributesQuery(brandId),
      competitorsQuery(brandId),
      categoryPairingsQuery(brandId),
      blacklistsQuery(brandId),
      categoryBlacklistsQuery(brandId),
      attributeCategoryBlacklistsQuery(brandId),
    ],
  });
  const [
    { data: brand },
    { data: categories },
    { data: attributes },
    { data: competitors },
    { data: pairings },
    { data: attributePairs },
    { data: categoryPairs },
    { data: attributeCategoryPairs },
  ] = queries;
  const data = useMemo(() => {
    if (!brand || !categories || !attributes || !competitors || !pairings) return null;
    if (!attributePairs || !categoryPairs || !attributeCategoryPairs) return null;
    const rules = { attributePairs, categoryPairs, attributeCategoryPairs };
    return toGeneratorData({ brand, categories, attributes, competitors, pairings, ...rules });
  }, [
    brand,
    categories,
    attributes,
    competitors,
    pairings,
    attributePairs,
    categoryPairs,
    attributeCategoryPairs,
  ]);
  return { data, ...combined(queries) };
}
