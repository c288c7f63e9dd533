import type { CategoryType, NounForm } from '../vocabulary.js';

/** An item of the brand's data that a prompt was made from: its id, and its name at that time. */
export interface NamedRef {
  id: string;
  name: string;
}

/** An attribute together with its category. */
export interface AttributeRef extends NamedRef {
  categoryId: string;
  categoryName: string;
  catType?: CategoryType;
  /**
   * How it is phrased in a question: its own whole phrase, or its category's pattern with `{value}`. Absent: guessed.
   */
  phrase?: string;
  /** How a product category is used in a sentence. Absent: guessed. */
  form?: NounForm;
}

/**
 * What one prompt is about: one product category (an attribute of a category of type
 * ProductCategory) or none, zero or more attributes from different other categories,
 * and the competitor for prompts that compare.
 */
export interface Combination {
  productCategory: AttributeRef | null;
  attributes: AttributeRef[];
  competitor: NamedRef | null;
}

/** All that a combination is made of. */
export const partsOf = ({ productCategory, attributes, competitor }: Combination): NamedRef[] =>
  [productCategory, ...attributes, competitor].flatMap((part) => part ?? []);
