import type { PromptType } from '../vocabulary.js';

/** A saved prompt as it is certified: its texts as in the file, and their ids. */
export interface CertifiedPrompt {
  question: string;
  promptType: PromptType;
  productCategory: string | null;
  productCategoryAttributeId: string | null;
  attributeCategory: string | null;
  attribute: string | null;
  /** In the order of the texts; null where the id is unknown. */
  attributeIds: readonly (string | null)[];
  competitorName: string | null;
  createdAt: string;
}
