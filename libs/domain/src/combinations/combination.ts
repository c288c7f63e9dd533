import type { CategoryType, NounForm } from '../vocabulary.js';

/** Something of the brand's data that a prompt was made from: its id, and its name as it was then. */
export interface NamedRef {
  id: string;
  name: string;
}

/** An attribute together with the category that holds it. */
export interface AttributeRef extends NamedRef {
  categoryId: string;
  categoryName: string;
  catType?: CategoryType;
  /** How it is said in a question: its own whole phrase, or the pattern of its category with `{value}`. Absent: guessed. */
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
