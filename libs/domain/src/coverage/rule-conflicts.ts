import { at } from '../known.js';
import {
  type AttributeRow,
  categoriesOfProducts,
  type CategoryRow,
  type PairingRow,
} from '../combinations/brand-data.js';
import type { RuleInputs } from '../rules/blacklist-rules.js';
import { visitBlockedPairs } from './blocked-pairs.js';

/** The parts of a brand that its rules make useless. */
export interface RuleConflicts<Pairing> {
  /** Pairings of which the rules forbid every combination. */
  pairings: Pairing[];
  /**
   * Ids of attributes that cannot be combined with any product category, and of product categories that cannot be
   * combined with any attribute.
   */
  stranded: string[];
}

type RuledAttribute = Pick<AttributeRow, 'id' | 'attributeCategoryId'>;

interface RuledBrand<Pairing> {
  categories: readonly Pick<CategoryRow, 'id' | 'catType'>[];
  attributes: readonly RuledAttribute[];
  pairings: readonly Pairing[];
  rules: RuleInputs;
}

/**
 * Finds the pairings that rules contradict, and the attributes that they leave nothing to combine with. Where there is
 * nothing to combine with even without rules, there is no conflict. The time is proportional to the forbidden pairs.
 */
export function ruleConflicts<Pairing extends PairingRow>({
  categories,
  attributes,
  pairings,
  rules,
}: RuledBrand<Pairing>): RuleConflicts<Pairing> {
  const ofProducts = categoriesOfProducts(categories);
  const isProduct = ({ attributeCategoryId }: RuledAttribute) => ofProducts.has(attributeCategoryId);
  const products = attributes.filter(isProduct);
  const others = attributes.filter((attribute) => !isProduct(attribute));
  const members = [...products, ...others].map(({ id, attributeCategoryId: categoryId }) => ({
    id,
    categoryId,
  }));
  /** How many pairs are blocked for each attribute, and for each product category with a category. */
  const blocked = new Map<string, number>();
  visitBlockedPairs(rules, members, (a, b) => {
    if (a >= products.length || b < products.length) return;
    const [product, attribute] = [at(members, a), at(members, b)];
    for (const key of [product.id, attribute.id, pairingKey(product.id, attribute.categoryId)])
      blocked.set(key, (blocked.get(key) ?? 0) + 1);
  });
  const isAll = (key: string, all: number) => all > 0 && blocked.get(key) === all;
  const sizeOf = (categoryId: string) =>
    others.filter(({ attributeCategoryId }) => attributeCategoryId === categoryId).length;
  return {
    pairings: pairings.filter(({ productCategoryAttributeId, attributeCategoryId }) =>
      isAll(pairingKey(productCategoryAttributeId, attributeCategoryId), sizeOf(attributeCategoryId)),
    ),
    stranded: [
      ...products.filter(({ id }) => isAll(id, others.length)),
      ...others.filter(({ id }) => isAll(id, products.length)),
    ].map(({ id }) => id),
  };
}

const pairingKey = (productCategoryAttributeId: string, categoryId: string): string =>
  `${productCategoryAttributeId} ${categoryId}`;
