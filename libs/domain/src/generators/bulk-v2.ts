import { attributeAxis, discovery, products } from './axes.js';
import { defineGenerator } from './definition.js';

/** Each product category × every customer and product attribute. */
export const bulkV2 = defineGenerator({
  name: 'Bulk v2',
  panelTitle: 'Bulk Generation v2',
  fields: {
    productCategoryIds: {
      holds: 'ids',
      required: true,
      min: 1,
      max: 4,
      message: 'Please select between 1 and 4 Product Category attributes',
    },
  },
  factors: (index, { productCategoryIds }) => [
    {
      axes: [products(index, productCategoryIds), attributeAxis(index.otherAttributes())],
      forms: [discovery('bulk_v2')],
    },
  ],
});
