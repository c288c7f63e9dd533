import type { Attribute, AttributeCategory } from '#contracts';
import { groupBy } from '#domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attributesQuery, categoriesQuery } from '../../shared/api/queries';

/** A category, or an attribute with the name of its category. */
export interface Term {
  name: string;
  categoryName: string | null;
}

/** The label includes the category; it is searched, and read by screen readers. */
export interface TermOption {
  value: string;
  label: string;
}

export type TermOf = (id: string) => Term;

const NO_ATTRIBUTES: Attribute[] = [];
const NO_CATEGORIES: AttributeCategory[] = [];

export type BrandTerms = ReturnType<typeof useBrandTerms>;

/** The names of the brand's attributes and categories, for rules. */
export function useBrandTerms(brandId: string) {
  const { data: attributes = NO_ATTRIBUTES } = useQuery(attributesQuery(brandId));
  const { data: categories = NO_CATEGORIES } = useQuery(categoriesQuery(brandId));
  return useMemo(() => {
    const terms = new Map<string, Term>();
    for (const { id, displayName } of categories) terms.set(id, { name: displayName, categoryName: null });
    for (const { id, displayName, attributeCategoryId } of attributes)
      terms.set(id, { name: displayName, categoryName: terms.get(attributeCategoryId)?.name ?? null });
    return {
      termOf: ((id) => terms.get(id) ?? { name: '…', categoryName: null }) satisfies TermOf,
      /** Attributes in the order of their categories; of product categories only, or of all categories. */
      attributeOptions: (productCategoriesOnly: boolean) =>
        attributeOptions(categories, attributes, productCategoriesOnly),
      /** All categories, or all except the product categories. */
      categoryOptions: (withProductCategories: boolean) => categoryOptions(categories, withProductCategories),
    };
  }, [attributes, categories]);
}

const isProductCategory = ({ catType }: AttributeCategory) => catType === 'ProductCategory';

function attributeOptions(
  categories: AttributeCategory[],
  attributes: Attribute[],
  productCategoriesOnly: boolean,
): TermOption[] {
  const byCategory = groupBy(attributes, (attribute) => attribute.attributeCategoryId);
  return categories
    .filter((category) => !productCategoriesOnly || isProductCategory(category))
    .flatMap((category) =>
      (byCategory.get(category.id) ?? []).map(({ id, displayName }) => ({
        value: id,
        label: `${displayName}, ${category.displayName}`,
      })),
    );
}

const categoryOptions = (categories: AttributeCategory[], withProductCategories: boolean): TermOption[] =>
  categories
    .filter((category) => withProductCategories || !isProductCategory(category))
    .map(({ id, displayName }) => ({ value: id, label: displayName }));
