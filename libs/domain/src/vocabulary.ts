/** The closed word lists, from which the database's check constraints and the DTOs are made. */

export const CATEGORY_TYPES = ['ProductCategory', 'CustomerAttribute', 'ProductAttribute'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

export const PROMPT_TYPES = ['Discovery', 'Validation', 'Competitor'] as const;
export type PromptType = (typeof PROMPT_TYPES)[number];

export const GENERATION_TYPES = ['structured', 'written'] as const;
export type GenerationType = (typeof GENERATION_TYPES)[number];

export const TEMPLATE_TYPES = [
  'product_category_best',
  'product_category_top',
  'bulk_v2',
  'manual_v2_with_product',
  'manual_v2_without_product',
  'competitor',
  'validation_with_both',
  'validation_with_category',
  'validation_product_only',
] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

/** The bounds of the most prompts in a brand's structured file. */
export const BRAND_MAX_PROMPTS = { min: 1, max: 2000, default: 250 } as const;
export const BRAND_MAX_PROMPTS_FAULT = `Maximum Prompts must be a whole number from ${BRAND_MAX_PROMPTS.min} to ${BRAND_MAX_PROMPTS.max}`;

export const WEIGHTS = [1, 2, 3] as const;
export type Weight = (typeof WEIGHTS)[number];

export const WEIGHT_LABELS: Readonly<Record<Weight, string>> = { 1: 'Low', 2: 'Medium', 3: 'High' };

/** The grammatical number of a product category's name: `trail shoes`, `CRM`, `dental care`. */
export const NOUN_FORMS = ['plural', 'countable', 'mass'] as const;
export type NounForm = (typeof NOUN_FORMS)[number];
