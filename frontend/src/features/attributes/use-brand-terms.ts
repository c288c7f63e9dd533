import type { Attribute, AttributeCategory } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attributesQuery } from '../../shared/api/get-attributes';
import { categoriesQuery } from '../../shared/api/get-categories';
import { groupBy } from '../../shared/text/group-by';

/** A category, or an attribute with the name of its category. */
export interface Term {
  name: string;
  categoryName: string | null;
}

export interface TermOption {
  value: string;
  label: string;
}

export interface TermGroup {
  label: string;
  options: TermOption[];
}

const NO_ATTRIBUTES: Attribute[] = [];
const NO_CATEGORIES: AttributeCategory[] = [];

/** The brand's attributes and categories as rules name them. */
export function useBrandTerms(brandId: string) {
  const { data: attributes = NO_ATTRIBUTES } = useQuery(attributesQuery(brandId));
  const { data: categories = NO_CATEGORIES } = useQuery(categoriesQuery(brandId));
  return useMemo(() => {
    const terms = new Map<string, Term>();
    for (const { id, displayName } of categories) terms.set(id, { name: displayName, categoryName: null });
    for (const { id, displayName, attributeCategoryId } of attributes)
      terms.set(id, { name: displayName, categoryName: terms.get(attributeCategoryId)?.name ?? null });
    return {
      termOf: (id: string): Term => terms.get(id) ?? { name: '…', categoryName: null },
      /** Attributes by category, of product categories only or of all. */
      attributeGroups: (productCategoriesOnly: boolean) =>
        attributeGroups(categories, attributes, productCategoriesOnly),
      /** Categories, without the product categories or all. */
      categoryOptions: (withProductCategories: boolean) => categoryOptions(categories, withProductCategories),
    };
  }, [attributes, categories]);
}

const isProductCategory = ({ catType }: AttributeCategory) => catType === 'ProductCategory';

function attributeGroups(
  categories: AttributeCategory[],
  attributes: Attribute[],
  productCategoriesOnly: boolean,
): TermGroup[] {
  const byCategory = groupBy(attributes, (attribute) => attribute.attributeCategoryId);
  return categories
    .filter((category) => !productCategoriesOnly || isProductCategory(category))
    .map((category) => ({
      label: category.displayName,
      options: (byCategory.get(category.id) ?? []).map(({ id, displayName }) => ({
        value: id,
        label: displayName,
      })),
    }))
    .filter((group) => group.options.length > 0);
}

const categoryOptions = (categories: AttributeCategory[], withProductCategories: boolean): TermOption[] =>
  categories
    .filter((category) => withProductCategories || !isProductCategory(category))
    .map(({ id, displayName }) => ({ value: id, label: displayName }));
