import { discovery, products } from './axes.js';
import { defineGenerator } from './definition.js';

/** Two questions for each product category: the best, and the top. */
export const productCategory = defineGenerator({
  name: 'Product Category',
  panelTitle: 'Generate Product Category Prompts',
  fields: {
    productCategoryIds: {
      holds: 'ids',
      required: true,
      min: 1,
      message: 'Please select at least one product category',
    },
  },
  factors: (index, { productCategoryIds }) => [
    {
      axes: [products(index, productCategoryIds)],
      forms: [discovery('product_category_best'), discovery('product_category_top')],
    },
  ],
});
