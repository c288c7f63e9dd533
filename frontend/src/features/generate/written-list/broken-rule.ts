import type { PromptIds } from '#contracts';
import { type BrandData, brokenRule, compileRules, refOf } from '#domain';
import { useMemo } from 'react';
import { isolated } from '../../../shared/text/isolated';
import { useGeneratorData } from '../panels/use-generator-data';

/** The first rule that a prompt breaks, in words, or null. Rules may be newer than prompts, which are kept. */
export type RuleBrokenBy = (prompt: PromptIds) => string | null;

export const NOTHING_BROKEN: RuleBrokenBy = () => null;

export function ruleBrokenBy({ categories, attributes, rules }: BrandData): RuleBrokenBy {
  const compiled = compileRules(rules);
  if (compiled.isEmpty) return NOTHING_BROKEN;
  const categoryOf = new Map(categories.map((row) => [row.id, row]));
  const refs = new Map(
    attributes.map((row) => [row.id, refOf(row, categoryOf.get(row.attributeCategoryId))]),
  );
  const refOfId = (id: string | null) => (id === null ? null : (refs.get(id) ?? null));
  return ({ productCategoryAttributeId, attributeIds }) => {
    const productCategory = refOfId(productCategoryAttributeId);
    const attributes = attributeIds.flatMap((id) => refOfId(id) ?? []);
    const sides = brokenRule(compiled, { productCategory, attributes })?.sides;
    return sides?.map(isolated).join(' never with ') ?? null;
  };
}

/** The rules as they are now; none are known until they are loaded. */
export function useRuleBrokenBy(brandId: string): RuleBrokenBy {
  const { data } = useGeneratorData(brandId);
  return useMemo(() => (data ? ruleBrokenBy(data.domain) : NOTHING_BROKEN), [data]);
}
