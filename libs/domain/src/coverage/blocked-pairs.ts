import { at } from '../known.js';
import type { RuleInputs } from '../rules/blacklist-rules.js';
import type { AttributeRef } from '../combinations/combination.js';
import { PairSet } from './pair-set.js';

/**
 * Visits every pair of these attributes that a rule forbids, each once, as indexes in the list, the smaller one first.
 * The time is proportional to the forbidden pairs, not to all pairs; there may be tens of millions, so they are not listed.
 *
 * @param attributes including product categories
 * @returns the pairs
 */
export function visitBlockedPairs(
  rules: RuleInputs,
  attributes: readonly Pick<AttributeRef, 'id' | 'categoryId'>[],
  visit: (a: number, b: number) => void,
): PairSet {
  const place = new Map(attributes.map(({ id }, i) => [id, i]));
  const ofCategory = new Map<string, number[]>();
  attributes.forEach(({ categoryId }, i) => {
    const members = ofCategory.get(categoryId);
    if (members) members.push(i);
    else ofCategory.set(categoryId, [i]);
  });
  const one = (id: string) => [place.get(id)].filter((i) => i !== undefined);
  const all = (categoryId: string) => ofCategory.get(categoryId) ?? [];
  const found = new PairSet(attributes.length);
  const forbid = (first: readonly number[], second: readonly number[]) => {
    for (const a of first)
      for (const b of second)
        if (at(attributes, a).categoryId !== at(attributes, b).categoryId && found.add(a, b)) {
          if (a < b) visit(a, b);
          else visit(b, a);
        }
  };
  for (const rule of rules.attributePairs) forbid(one(rule.forbiddenWithId), one(rule.targetId));
  for (const rule of rules.categoryPairs)
    forbid(all(rule.forbiddenWithCategoryId), all(rule.targetCategoryId));
  for (const rule of rules.attributeCategoryPairs)
    forbid(one(rule.forbiddenWithAttributeId), all(rule.targetCategoryId));
  return found;
}
