import type { Attribute } from '#contracts';
import { fold } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attributesQuery, categoriesQuery } from '../../shared/api/queries';
import { CATEGORY_COLUMNS } from './category-columns';

/** A hint where the brand already has a name, compared as by `fold`; null if it has not. Names need not be unique. */
export type TakenName = (name: string) => string | null;

const keyOf = (name: string): string => fold(name.trim());

function takenBy(named: { displayName: string; place: string | undefined }[]): TakenName {
  const known = new Map(named.map(({ displayName, place }) => [keyOf(displayName), { displayName, place }]));
  return (name) => {
    const found = name.trim() === '' ? undefined : known.get(keyOf(name));
    return found ? `${found.displayName} is already there${found.place ? `, in ${found.place}` : ''}.` : null;
  };
}

/** @param itself the attribute whose name is being changed */
export function useTakenAttributeNames(brandId: string, itself?: string): TakenName {
  const { data: attributes } = useQuery(attributesQuery(brandId));
  const { data: categories } = useQuery(categoriesQuery(brandId));
  return useMemo(() => {
    const places = new Map(categories?.map(({ id, displayName }) => [id, displayName]));
    const others = attributes?.filter(({ id }) => id !== itself) ?? [];
    return takenBy(
      others.map(({ displayName, attributeCategoryId }) => ({
        displayName,
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
    const known = new Map(ofCategory.map((attribute) => [keyOf(attribute.displayName), attribute]));
    return (name) => known.get(keyOf(name)) ?? null;
  }, [attributes, categoryId]);
}

/** @param itself the category whose name is being changed */
export function useTakenCategoryNames(brandId: string, itself: string | undefined): TakenName {
  const { data: categories } = useQuery(categoriesQuery(brandId));
  return useMemo(() => {
    const others = categories?.filter(({ id }) => id !== itself) ?? [];
    return takenBy(
      others.map(({ displayName, catType }) => ({
        displayName,
        place: CATEGORY_COLUMNS.find((column) => column.catType === catType)?.title,
      })),
    );
  }, [categories, itself]);
}
