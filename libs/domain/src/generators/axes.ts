import type { AttributeRef, Combination, NamedRef } from '../combinations/combination.js';
import type { BrandIndex } from '../combinations/brand-index.js';
import type { TemplateType } from '../vocabulary.js';
import type { PromptForm } from './definition.js';

export const discovery = (templateType: TemplateType): PromptForm => ({
  templateType,
  promptType: 'Discovery',
});

/** The axis of the product categories of a body. */
export const products = (index: BrandIndex, ids: readonly string[] | undefined): Partial<Combination>[] =>
  productAxis(index.productCategories('productCategoryIds', ids));

export const productAxis = (refs: AttributeRef[]) => refs.map((productCategory) => ({ productCategory }));
export const attributeAxis = (refs: AttributeRef[]) => refs.map((attribute) => ({ attributes: [attribute] }));
export const competitorAxis = (refs: NamedRef[]) => refs.map((competitor) => ({ competitor }));

/** How many product categories and attributes a body names. */
export const countSelected = (body: {
  productCategoryIds?: string[];
  selectedAttributes?: Record<string, string[]>;
}): number =>
  (body.productCategoryIds ?? []).length + Object.values(body.selectedAttributes ?? {}).flat().length;
