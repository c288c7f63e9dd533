import type { CategoryType, NounForm } from '../vocabulary.js';
import type { RuleInputs } from '../rules/blacklist-rules.js';

/**
 * A brand with everything that prompts are made from. Every list is in list order, that is by creation, oldest first.
 */
export interface BrandData {
  id: string;
  name: string;
  /** The brand's other names. */
  aliases?: readonly string[];
  /** Whether its names match only in their own case. */
  matchCase?: boolean;
  categories: readonly CategoryRow[];
  attributes: readonly AttributeRow[];
  competitors: readonly CompetitorRow[];
  pairings: readonly PairingRow[];
  rules: RuleInputs;
}

export interface CategoryRow {
  id: string;
  catType: CategoryType;
  displayName: string;
  weight: number;
  /** How its attributes are phrased in a question, with `{value}`. */
  phrase?: string | null;
}

/** The ids of the categories whose attributes are what is sold: the product categories of the prompts. */
export const categoriesOfProducts = (
  categories: readonly Pick<CategoryRow, 'id' | 'catType'>[],
): ReadonlySet<string> =>
  new Set(categories.flatMap(({ id, catType }) => (catType === 'ProductCategory' ? [id] : [])));

export interface AttributeRow {
  id: string;
  attributeCategoryId: string;
  displayName: string;
  weight: number;
  /** How it is phrased in a question; replaces its category's phrase. */
  phrase?: string | null;
  form?: NounForm | null;
}

export interface CompetitorRow {
  id: string;
  name: string;
  weight: number;
}

export interface PairingRow {
  productCategoryAttributeId: string;
  attributeCategoryId: string;
}
