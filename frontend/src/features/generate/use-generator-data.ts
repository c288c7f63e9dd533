import { useQuery } from '@tanstack/react-query';
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
} from '../../shared/api/brand-lists';
import { toGeneratorData, type BrandLists, type GeneratorData } from './brand-data';

interface LoadedGeneratorData {
  brandName: string | undefined;
  /** Null while anything is missing. */
  data: GeneratorData | null;
  error: Error | null;
  retry: () => void;
}

/** Everything that prompts of a brand are made from, and the rules about it. */
export function useGeneratorData(brandId: string): LoadedGeneratorData {
  const { brand, ...others } = {
    brand: useQuery(brandQuery(brandId)),
    categories: useQuery(categoriesQuery(brandId)),
    attributes: useQuery(attributesQuery(brandId)),
    competitors: useQuery(competitorsQuery(brandId)),
    pairings: useQuery(categoryPairingsQuery(brandId)),
    attributePairs: useQuery(blacklistsQuery(brandId)),
    categoryPairs: useQuery(categoryBlacklistsQuery(brandId)),
    attributeCategoryPairs: useQuery(attributeCategoryBlacklistsQuery(brandId)),
  };
  const queries = [brand, ...Object.values(others)];
  const data = useGeneratorLists({
    brand: brand.data,
    categories: others.categories.data,
    attributes: others.attributes.data,
    competitors: others.competitors.data,
    pairings: others.pairings.data,
    attributePairs: others.attributePairs.data,
    categoryPairs: others.categoryPairs.data,
    attributeCategoryPairs: others.attributeCategoryPairs.data,
  });
  return {
    brandName: brand.data?.name,
    data,
    error: queries.find((query) => query.error)?.error ?? null,
    retry: () => queries.forEach((query) => query.error && void query.refetch()),
  };
}

type Loading<T> = { [Key in keyof T]: T[Key] | undefined };

/** The lists in one piece as soon as the last of them has arrived. */
function useGeneratorLists(lists: Loading<BrandLists>): GeneratorData | null {
  const { brand, categories, attributes, competitors, pairings } = lists;
  const { attributePairs, categoryPairs, attributeCategoryPairs } = lists;
  return useMemo(() => {
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
}
