import type { Prompt } from '#contracts';
import { attributeRefs, type BrandData, brokenRule, compileRules, promptAttributes } from '#domain';
import { useMemo } from 'react';
import { isolated } from '../text/isolated';
import { useBrandRules } from '../api/use-brand-rules';

/** Why a prompt does not fit the brand's data, which may be newer: a rule forbids it, or what it asks about is deleted. */
export interface Outdated {
  why: 'forbidden' | 'deleted';
  /** The rule, or the names of what was deleted. */
  text: string;
}

export const OUTDATED_LABELS = { forbidden: 'Breaks a rule', deleted: 'Attribute deleted' } as const;

type Subject = Pick<
  Prompt,
  'productCategory' | 'productCategoryAttributeId' | 'attributeCategory' | 'attribute' | 'attributeIds'
>;
/** Null for a prompt that fits. */
export type OutdatedOf = (draft: Subject) => Outdated | null;

export const NOTHING_OUTDATED: OutdatedOf = () => null;

export function outdatedBy(brand: Pick<BrandData, 'rules' | 'categories' | 'attributes'>): OutdatedOf {
  const rules = compileRules(brand.rules);
  const refs = attributeRefs(brand);
  const isDeleted = (id: string | null) => id !== null && !refs.has(id);
  const refOfId = (id: string | null) => (id === null ? null : (refs.get(id) ?? null));
  return (draft) => {
    const { productCategory, productCategoryAttributeId, attributeIds } = draft;
    if (isDeleted(productCategoryAttributeId) || attributeIds.some(isDeleted)) {
      const names = promptAttributes(draft).map(({ value }) => value);
      const gone = [
        isDeleted(productCategoryAttributeId) ? productCategory : null,
        ...attributeIds.map((id, place) => (isDeleted(id) ? names[place] : null)),
      ];
      return { why: 'deleted', text: gone.flatMap((name) => (name ? isolated(name) : [])).join(', ') };
    }
    const rule = brokenRule(rules, {
      productCategory: refOfId(productCategoryAttributeId),
      attributes: attributeIds.flatMap((id) => refOfId(id) ?? []),
    });
    return rule && { why: 'forbidden', text: rule.sides.map(isolated).join(' never with ') };
  };
}

/** By the brand's data as it is now; nothing is outdated until that is loaded. */
export function useOutdated(brandId: string): OutdatedOf {
  const brand = useBrandRules(brandId);
  return useMemo(() => (brand ? outdatedBy(brand) : NOTHING_OUTDATED), [brand]);
}
