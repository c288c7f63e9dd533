import { at } from '../known.js';
import type { RuleInputs } from '../rules/blacklist-rules.js';
import type { AttributeRef } from '../combinations/combination.js';
import { visitBlockedPairs } from './blocked-pairs.js';
import type { IdPair } from './coverage-space.js';
import { PairSet } from './pair-set.js';

/**
 * Counts of the pairs of one kind: those that no rule forbids, those of them that are covered, and those that a rule
 * forbids.
 */
export interface PairCounts {
  allowed: number;
  covered: number;
  blocked: number;
}

export interface CountedPairs {
  /** Product category × attribute. */
  productAttribute: PairCounts;
  /** Attribute × attribute of different categories. */
  attributeAttribute: PairCounts;
  /** The blocked pairs of product category and attribute. */
  blocked: { productCategoryId: string; attributeId: string }[];
}

/**
 * Counts the pairs of a brand's attributes.
 *
 * @param covered pairs that prompts hold, in any order and with repetitions; pairs of other attributes are ignored
 */
export function countPairs(
  rules: RuleInputs,
  products: readonly AttributeRef[],
  attributes: readonly AttributeRef[],
  covered: Iterable<IdPair> = [],
): CountedPairs {
  const members = [...products, ...attributes];
  const kindOf = (a: number, b: number) =>
    a < products.length || b < products.length ? productAttribute : attributeAttribute;
  const productAttribute = { allowed: products.length * attributes.length, covered: 0, blocked: 0 };
  const attributeAttribute = { allowed: pairsAcross(attributes), covered: 0, blocked: 0 };
  const blocked: CountedPairs['blocked'] = [];
  const blockedPairs = visitBlockedPairs(rules, members, (a, b) => {
    if (b < products.length) return;
    const kind = kindOf(a, b);
    kind.allowed--;
    kind.blocked++;
    if (a < products.length)
      blocked.push({ productCategoryId: at(members, a).id, attributeId: at(members, b).id });
  });
  const place = new Map(members.map(({ id }, i) => [id, i]));
  const seen = new PairSet(members.length);
  for (const [one, other] of covered) {
    const [a, b] = [place.get(one), place.get(other)];
    if (a === undefined || b === undefined || at(members, a).categoryId === at(members, b).categoryId)
      continue;
    if (Math.max(a, b) < products.length || blockedPairs.has(a, b) || !seen.add(a, b)) continue;
    kindOf(a, b).covered++;
  }
  return { productAttribute, attributeAttribute, blocked };
}

/** The number of pairs of attributes of different categories: all pairs except those within one category. */
function pairsAcross(attributes: readonly AttributeRef[]): number {
  const sizes = new Map<string, number>();
  for (const { categoryId } of attributes) sizes.set(categoryId, (sizes.get(categoryId) ?? 0) + 1);
  const pairs = (n: number) => (n * (n - 1)) / 2;
  return [...sizes.values()].reduce((sum, size) => sum - pairs(size), pairs(attributes.length));
}
