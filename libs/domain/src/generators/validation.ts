import type { TemplateType } from '../vocabulary.js';
import { attributeAxis, products } from './axes.js';
import { defineGenerator, type PromptForm } from './definition.js';

/** One for each attribute of the category, with or without the one product category; else one for each product category. */
export const validation = defineGenerator({
  name: 'Validation',
  panelTitle: 'Validation (AI)',
  resultTitle: 'AI-Generated Validation Prompts',
  fields: { productCategoryIds: { holds: 'ids' }, attributeCategoryId: { holds: 'id' } },
  refuse: ({ productCategoryIds = [], attributeCategoryId }) => {
    if (!attributeCategoryId && productCategoryIds.length === 0)
      return 'Please select a product category or an attribute category';
    // An id that is sent twice is one, as everywhere.
    return attributeCategoryId && new Set(productCategoryIds).size > 1
      ? 'At most one product category can be selected with an attribute category'
      : null;
  },
  factors: (index, { productCategoryIds, attributeCategoryId }) => {
    const chosen = products(index, productCategoryIds);
    if (!attributeCategoryId) return [{ axes: [chosen], forms: forms('validation_product_only') }];
    const inCategory = attributeAxis(index.attributesOf('attributeCategoryId', attributeCategoryId));
    return chosen.length > 0
      ? [{ axes: [chosen, inCategory], forms: forms('validation_with_both') }]
      : [{ axes: [inCategory], forms: forms('validation_with_category') }];
  },
});

const forms = (templateType: TemplateType): PromptForm[] => [{ templateType, promptType: 'Validation' }];
