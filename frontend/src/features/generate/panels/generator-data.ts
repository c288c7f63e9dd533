import type {
  Attribute,
  AttributeCategory,
  AttributeCategoryBlacklistPair,
  BlacklistPair,
  Brand,
  CategoryBlacklistPair,
  CategoryPairing,
  Competitor,
} from '#contracts';
import { type BrandData, groupBy } from '#domain';
import type { Option, OptionGroup } from '../picker/picker-rows';

interface PairingInfo {
  id: string;
  productCategory: string;
  attributeCategory: string;
  attributeCount: number;
}

/** A brand's data as the generator forms need it. */
export interface GeneratorData {
  brandId: string;
  domain: BrandData;
  hasRules: boolean;
  productCategories: OptionGroup[];
  otherCategories: OptionGroup[];
  pairings: PairingInfo[];
}

interface BrandLists {
  brand: Brand;
  categories: AttributeCategory[];
  attributes: Attribute[];
  competitors: Competitor[];
  pairings: CategoryPairing[];
  attributePairs: BlacklistPair[];
  categoryPairs: CategoryBlacklistPair[];
  attributeCategoryPairs: AttributeCategoryBlacklistPair[];
}

export function toGeneratorData(lists: BrandLists): GeneratorData {
  const { brand, categories, attributes, competitors, pairings } = lists;
  const { attributePairs, categoryPairs, attributeCategoryPairs } = lists;
  const attributesOf = groupBy(attributes, (attribute) => attribute.attributeCategoryId);
  const groupsOf = (isProductCategory: boolean) =>
    categories
      .filter(({ catType }) => (catType === 'ProductCategory') === isProductCategory)
      .map(({ id, displayName }) => ({ id, name: displayName, options: toOptions(attributesOf.get(id)) }))
      .filter((group) => group.options.length > 0);
  const rules = { attributePairs, categoryPairs, attributeCategoryPairs };
  return {
    brandId: brand.id,
    domain: { id: brand.id, name: brand.name, categories, attributes, competitors, pairings, rules },
    hasRules: Object.values(rules).some(({ length }) => length > 0),
    productCategories: groupsOf(true),
    otherCategories: groupsOf(false),
    pairings: toPairingInfos(lists, attributesOf),
  };
}

const toOptions = (attributes: readonly Attribute[] = []): Option[] =>
  attributes.map(({ id, displayName }) => ({ id, name: displayName }));

function toPairingInfos(lists: BrandLists, attributesOf: Map<string, Attribute[]>): PairingInfo[] {
  const names = new Map([...lists.attributes, ...lists.categories].map((row) => [row.id, row.displayName]));
  return lists.pairings.map(({ id, productCategoryAttributeId, attributeCategoryId }) => ({
    id,
    productCategory: names.get(productCategoryAttributeId) ?? '',
    attributeCategory: names.get(attributeCategoryId) ?? '',
    attributeCount: attributesOf.get(attributeCategoryId)?.length ?? 0,
  }));
}
