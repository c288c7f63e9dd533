import type { Combination } from '../combinations/combination.js';
import type { PlannedPrompt } from '../combinations/expansion.js';
import type { TemplateType } from '../vocabulary.js';

/**
 * Plans one Discovery prompt for each sampled row, in order: bulk_v2 for one attribute, manual_v2_with_product for
 * several, and product_category_best for a brand without attributes.
 */
export function planSampledPrompts(rows: readonly Combination[]): PlannedPrompt[] {
  return rows.map((combination) => ({
    combination,
    templateType: templateTypeOf(combination.attributes.length),
    promptType: 'Discovery',
  }));
}

/** Plans the same prompts to be made directly from the data, without a template. */
export function planDirectPrompts(rows: readonly Combination[]): PlannedPrompt[] {
  return rows.map((combination) => ({ combination, templateType: null, promptType: 'Discovery' }));
}

function templateTypeOf(attributes: number): TemplateType {
  if (attributes === 0) return 'product_category_best';
  return attributes === 1 ? 'bulk_v2' : 'manual_v2_with_product';
}
