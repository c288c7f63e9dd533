import { at } from '../known.js';
import { attributeAxis, discovery, productAxis } from './axes.js';
import { defineGenerator } from './definition.js';

/** For each pairing: its product category × each attribute of its category. */
export const paired = defineGenerator({
  name: 'Paired Category',
  fields: {},
  factors: (index) => {
    // Two pairings can read alike, because names are not unique: a later one omits what an earlier one contains.
    const seen = new Set<string>();
    return index.brand.pairings.map((pairing) => {
      const chosen = index.productCategories('productCategoryAttributeId', [
        pairing.productCategoryAttributeId,
      ]);
      const fresh = index
        .attributesOf('attributeCategoryId', pairing.attributeCategoryId)
        .filter((attribute) => {
          const reading = JSON.stringify([at(chosen, 0).name, attribute.categoryName, attribute.name]);
          return !seen.has(reading) && seen.add(reading);
        });
      return { axes: [productAxis(chosen), attributeAxis(fresh)], forms: [discovery('bulk_v2')] };
    });
  },
});
