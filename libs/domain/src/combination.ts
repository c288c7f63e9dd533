/** Something of the brand's data that a prompt was made from: its id, and its name as it was then. */
export interface NamedRef {
  id: string;
  name: string;
}

/** An attribute together with the category that holds it. */
export interface AttributeRef extends NamedRef {
  categoryId: string;
  categoryName: string;
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
