import { attributeAxis, countSelected, discovery, products } from './axes.js';
import { defineGenerator } from './definition.js';

/** The cross product of the categories with selections, × the product categories if there are any. */
export const manualV2 = defineGenerator({
  name: 'Manual v2',
  panelTitle: 'Manual Written Prompts v2',
  fields: { productCategoryIds: { holds: 'ids' }, selectedAttributes: { holds: 'selection' } },
  refuse: (body) =>
    countSelected(body) === 0 ? 'Please select at least one product category or attribute' : null,
  factors: (index, { productCategoryIds, selectedAttributes }) => {
    const selected = index.selectedAttributes('selectedAttributes', selectedAttributes).map(attributeAxis);
    const chosen = products(index, productCategoryIds);
    if (selected.length === 0 && chosen.length === 0) return [];
    return chosen.length > 0
      ? [{ axes: [...selected, chosen], forms: [discovery('manual_v2_with_product')] }]
      : [{ axes: selected, forms: [discovery('manual_v2_without_product')] }];
  },
});
