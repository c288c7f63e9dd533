/** What is to be covered, and by prompts of which width. */
export interface CoverageRequest {
  /** 1: each product category with each attribute. 2: these, and each two attributes of different categories. */
  strength: 1 | 2;
  /** Attributes that a prompt may hold at most, 1 to 4. */
  maxAttributes: number;
  /** Product category attributes; all of the brand's when absent. */
  productCategoryIds?: readonly string[];
  /** Categories of customer and product attributes; all of the brand's when absent. */
  categoryIds?: readonly string[];
}
