import type { Combination } from '../combinations/combination.js';

/** A request to a sampled generator: the part of the call's body that determines what rows are drawn from. */
export type SampleRequest =
  | {
      /** The whole brand: generate-csv and generate-bulk-written-prompts. Rows hold one or two attributes. */
      kind: 'brand';
      /** How many rows of a hundred hold one attribute, 0 to 100; the others hold two. */
      singleAttributePercentage: number;
    }
  | {
      /**
       * The chosen product categories × the chosen categories: generate-written-prompts. A row holds one attribute of
       * each chosen category: that is what the cross product is made of, and "one attribute: bulk_v2; more:
       * manual_v2_with_product" follows from how many were chosen. Chosen categories without any attribute are skipped,
       * as an empty factor counts as 1 elsewhere.
       */
      kind: 'written';
      productCategoryAttributeIds: readonly string[];
      selectedCategoryIds: readonly string[];
    };

export interface Sample {
  /** In the order of drawing; the attributes of a row in the order of their categories' names. */
  rows: Combination[];
  /**
   * True when a part of the search was given up at its limit, and rows are missing that may exist,
   * or an attribute may be missing that can appear.
   */
  searchCapped: boolean;
}
