/** What to cover, and the width of the prompts. */
export interface CoverageRequest {
  /** 1: each product category with each attribute. 2: these, and each two attributes of different categories. */
  strength: 1 | 2;
  /** Of strength 2, only the pairs of two attributes: what the map of two categories shows. */
  attributePairsOnly?: boolean;
  /** The most attributes that a prompt may hold, 1 to 4. */
  maxAttributes: number;
  /** Product category attributes; all of the brand's when absent. */
  productCategoryIds?: readonly string[];
  /** Categories of customer and product attributes; all of the brand's when absent. */
  categoryIds?: readonly string[];
}
