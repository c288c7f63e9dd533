import type { CategoryType, CountedPairs, CoverageRequest, PairingRow, RuleConflicts } from '#domain';
import type { Uuid } from './scalars.js';

/** One product category together with one attribute, and how many prompts hold both. */
export interface CoverageCell {
  productCategoryId: Uuid;
  attributeId: Uuid;
  /** Saved prompts. */
  saved: number;
  /** Prompts of runs that are neither saved nor removed. */
  unsaved: number;
}

/** Which of a brand's combinations its prompts of one type hold. */
export interface Coverage {
  productCategories: { id: Uuid; name: string }[];
  attributes: { id: Uuid; name: string; categoryId: Uuid; categoryName: string; catType: CategoryType }[];
  /** Those with a prompt; all others are missing or blocked. */
  cells: CoverageCell[];
  /** Product category and attribute that a rule forbids together. */
  blocked: { productCategoryId: Uuid; attributeId: Uuid }[];
  /** Pairs are covered if a saved prompt holds them. */
  pairs: Omit<CountedPairs, 'blocked'>;
}

/** Which attributes of one category are combined with which of another in saved prompts of one type. */
export interface CoveragePairs {
  cells: { attributeId: Uuid; otherId: Uuid; saved: number }[];
  blocked: { attributeId: Uuid; otherId: Uuid }[];
}

/** Body of generate-coverage-prompts; the plan takes the same in its query. */
export interface GenerateCoverageRequest extends Omit<CoverageRequest, 'productCategoryIds' | 'categoryIds'> {
  strength: 1 | 2;
  /** Missing: what no saved prompt holds. */
  scope: 'missing' | 'all';
  productCategoryIds?: string[];
  categoryIds?: string[];
  seed?: number | null;
}

/** What a coverage run would ask for. */
export interface CoveragePlanAnswer {
  prompts: number;
  /** Allowed pairs that are to be covered. */
  pairs: number;
  /** Of these, how many fit into prompts of the requested width: the plan covers them all. */
  coverable: number;
  /** Of these, how many are held by generated prompts that are not saved yet; left out for none, and of scope 'all'. */
  unsaved?: number;
  /** No set of this width that covers them has fewer prompts. */
  lowerBound: number;
}

/** What new rules would do. */
export interface RuleImpact {
  /** Allowed pairs of product category and attribute, and of attributes of different categories. */
  combinations: { before: number; after: number };
  /** Saved prompts that break the rules. */
  savedPrompts: number;
  /** Prompts of the written list, not saved, that break the rules. */
  drafts: number;
  /** What the rules would leave without any combination: pairings, and attributes by their ids. */
  conflicts: RuleConflicts<PairingRow>;
}
