import type { AttributeRef } from '../combinations/combination.js';
import type { CategoryType } from '../vocabulary.js';
import { exampleQuestion } from './compose.js';

/** The product category of the tests' examples. */
export const TRAIL_SHOES: AttributeRef = {
  id: '',
  name: 'trail shoes',
  categoryId: '',
  categoryName: 'Footwear',
  form: 'plural',
};

export const attributeOf = (catType: CategoryType, categoryName: string, name: string): AttributeRef => ({
  id: name,
  name,
  categoryId: categoryName,
  categoryName,
  catType,
});

/** An example question about trail shoes with these attributes. */
export const asked = (...attributes: AttributeRef[]): string =>
  exampleQuestion({ productCategory: TRAIL_SHOES, attributes });
