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

/** The attributes of a combination, its product category first. */
export const membersOf = ({
  productCategory,
  attributes,
}: Pick<Combination, 'productCategory' | 'attributes'>): AttributeRef[] =>
  productCategory ? [productCategory, ...attributes] : attributes;

/** The names that a prompt about a combination may hold: of its attributes, their categories and the competitor. */
export const namesIn = (combination: Combination): string[] => [
  ...membersOf(combination).flatMap(({ name, categoryName }) => [name, categoryName]),
  ...(combination.competitor ? [combination.competitor.name] : []),
];

/** All that a combination is made of. */
export const partsOf = (combination: Combination): NamedRef[] => [
  ...membersOf(combination),
  ...(combination.competitor ? [combination.competitor] : []),
];
