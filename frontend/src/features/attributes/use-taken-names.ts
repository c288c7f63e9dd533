import type { Attribute } from '#contracts';
import { nameKey } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attributesQuery, brandQuery, categoriesQuery, competitorsQuery } from '../../shared/api/queries';
import { takenBy, type TakenName } from '../../shared/ui/taken-names';
import { CATEGORY_COLUMNS } from './category-columns';

/** @param itself the attribute whose name is being changed */
export function useTakenAttributeNames(brandId: string, itself?: string): TakenName {
  const { data: attributes } = useQuery(attributesQuery(brandId));
  const { data: categories } = useQuery(categoriesQuery(brandId));
  return useMemo(() => {
    const places = new Map(categories?.map(({ id, displayName }) => [id, displayName]));
    const others = attributes?.filter(({ id }) => id !== itself) ?? [];
    return takenBy(
      others.map(({ displayName, attributeCategoryId }) => ({
        name: displayName,
        place: places.get(attributeCategoryId),
      })),
    );
  }, [attributes, categories, itself]);
}

/** Finds an attribute of a category by its name, compared as by `fold`. */
export function useAttributesOf(brandId: string, categoryId: string): (name: string) => Attribute | null {
  const { data: attributes } = useQuery(attributesQuery(brandId));
  return useMemo(() => {
    const ofCategory =
      attributes?.filter(({ attributeCategoryId }) => attributeCategoryId === categoryId) ?? [];
    const known = new Map(ofCategory.map((attribute) => [nameKey(attribute.displayName), attribute]));
    return (name) => known.get(nameKey(name)) ?? null;
  }, [attributes, categoryId]);
}

/** @param itself the category whose name is being changed */
export function useTakenCategoryNames(brandId: string, itself: string | undefined): TakenName {
  const { data: categories } = useQuery(categoriesQuery(brandId));
  return useMemo(() => {
    const others = categories?.filter(({ id }) => id !== itself) ?? [];
    return takenBy(
      others.map(({ displayName, catType }) => ({
        name: displayName,
        place: CATEGORY_COLUMNS.find((column) => column.catType === catType)?.title,
      })),
    );
  }, [categories, itself]);
}

/** Says of the brand's own names that nothing is learnt from comparing the brand with itself. */
export function useTakenCompetitorNames(brandId: string): TakenName {
  const { data: brand } = useQuery(brandQuery(brandId));
  const { data: competitors } = useQuery(competitorsQuery(brandId));
  return useMemo(() => {
    const own = new Set(brand ? [brand.name, ...brand.aliases].map(nameKey) : []);
    const others = takenBy(competitors ?? []);
    return (name) => (own.has(nameKey(name)) ? `${name.trim()} is this brand itself.` : others(name));
  }, [brand, competitors]);
}
