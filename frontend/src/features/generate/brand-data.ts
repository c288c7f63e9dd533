import type { Attribute, AttributeCategory, Brand } from '#contracts';
import { countPrompts, type BrandData, type ExactRequest } from '#domain';

export interface AttributeGroup {
  category: AttributeCategory;
  attributes: Attribute[];
}

/** A brand's data as the generator forms need it. */
export interface GeneratorData {
  brandId: string;
  domain: BrandData;
  productCategories: AttributeGroup[];
  otherCategories: AttributeGroup[];
}

export function toGeneratorData(
  brand: Brand,
  categories: AttributeCategory[],
  attributes: Attribute[],
): GeneratorData {
  const groups = categories
    .map((category) => ({
      category,
      attributes: attributes.filter((attribute) => attribute.attributeCategoryId === category.id),
    }))
    .filter((group) => group.attributes.length > 0);
  return {
    brandId: brand.id,
    domain: {
      id: brand.id,
      name: brand.name,
      categories,
      attributes,
      competitors: [],
      pairings: [],
      rules: { attributePairs: [], categoryPairs: [], attributeCategoryPairs: [] },
    },
    productCategories: groups.filter((group) => group.category.catType === 'ProductCategory'),
    otherCategories: groups.filter((group) => group.category.catType !== 'ProductCategory'),
  };
}

/** The number of prompts by the generator's formula; 0 while a selection refers to something just deleted. */
export function countOrZero(data: GeneratorData, request: ExactRequest): number {
  try {
    return countPrompts(data.domain, request);
  } catch {
    return 0;
  }
}
