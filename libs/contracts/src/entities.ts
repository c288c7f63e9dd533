import type { CategoryType, GenerationType, PromptType, TemplateType, Weight } from '#domain';
import type { Timestamp, Uuid } from './scalars.js';

/** Entities as the REST answers carry them. Timestamps are ISO 8601 in UTC. */

export interface Brand {
  id: Uuid;
  name: string;
  maxPrompts: number;
  createdAt: Timestamp;
  lastCsvGenerated: Timestamp | null;
  csvFilePath: string | null;
}

export interface AttributeCategory {
  id: Uuid;
  brandId: Uuid;
  catType: CategoryType;
  displayName: string;
  weight: Weight;
  /** Derived from catType. */
  isProductCategory: boolean;
}

export interface Attribute {
  id: Uuid;
  attributeCategoryId: Uuid;
  displayName: string;
  weight: Weight;
  /** Present in the brand's list of attributes. */
  attributeCategory?: AttributeCategory;
}

/** A generated or written prompt as the screens handle it. What a prompt does not have is null. */
export interface Prompt {
  question: string;
  promptType: PromptType;
  productCategory: string | null;
  /** A category's name, or `Category:value|Category:value` for several attributes. */
  attributeCategory: string | null;
  attribute: string | null;
  competitorName: string | null;
}

export interface WrittenPrompt extends Prompt {
  id: Uuid;
  /** The same text as `question`; the export view reads it. */
  prompt: string;
  productCategoryAttributeId: Uuid | null;
  /** The product category's present name; `productCategory` is the text as saved. */
  productCategoryAttributeName: string | null;
  attributeCategoryId: Uuid | null;
  attributeId: Uuid | null;
  competitorId: Uuid | null;
  batchId: Uuid | null;
  createdAt: Timestamp;
}

export interface SystemDefaultTemplate {
  templateType: TemplateType;
  name: string;
  description: string | null;
  promptTemplate: string;
  temperature: number;
  isActive: boolean;
}

export interface BlacklistPair {
  id: Uuid;
  brandId: Uuid;
  forbiddenWithId: Uuid;
  targetId: Uuid;
  comment: string | null;
  forbiddenWith?: Attribute;
  target?: Attribute;
}

export interface CategoryBlacklistPair {
  id: Uuid;
  brandId: Uuid;
  forbiddenWithCategoryId: Uuid;
  targetCategoryId: Uuid;
  comment: string | null;
  forbiddenWithCategory?: AttributeCategory;
  targetCategory?: AttributeCategory;
}

export interface AttributeCategoryBlacklistPair {
  id: Uuid;
  brandId: Uuid;
  forbiddenWithAttributeId: Uuid;
  targetCategoryId: Uuid;
  comment: string | null;
  forbiddenWithAttribute?: Attribute;
  targetCategory?: AttributeCategory;
}

export interface CategoryPairing {
  id: Uuid;
  brandId: Uuid;
  productCategoryAttributeId: Uuid;
  attributeCategoryId: Uuid;
  productCategoryAttribute?: Attribute;
  attributeCategory?: AttributeCategory;
}

export interface Competitor {
  id: Uuid;
  brandId: Uuid;
  name: string;
  weight: Weight;
  createdAt: Timestamp;
}

export interface PromptTemplate {
  id: Uuid;
  brandId: Uuid;
  templateType: TemplateType;
  name: string;
  description: string | null;
  promptTemplate: string;
  /** The string 'true' or 'false'. */
  isActive: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface ModifiedAttributeName {
  id: Uuid;
  brandId: Uuid;
  attributeId: Uuid;
  modifiedName: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A CSV file that was made from a seed. */
export interface CsvGeneration {
  id: Uuid;
  brandId: Uuid;
  fileName: string;
  /** Where the file can be downloaded, below this host. */
  filePath: string;
  promptCount: number;
  seed: number | null;
  generationType: GenerationType;
  createdAt: Timestamp;
}

/** A batch of saved prompts; prompts without a batch group by their two texts. */
export interface WrittenPromptGroup {
  batchId: Uuid | null;
  /** The group's distinct product categories, joined by ', '. */
  productCategory: string | null;
  /** The group's distinct attribute categories (names only), joined by ', '. */
  attributeCategory: string | null;
  promptCount: number;
  lastGenerated: Timestamp;
}

/** How often a name occurs; a prompt counts once for each name it holds. */
export interface UsageCount {
  name: string;
  count: number;
}

/** How many saved prompts there are, under the given filters, and of what. */
export interface WrittenPromptsStats {
  totalPrompts: number;
  /** Combinations that occur twice or more. */
  duplicatedAttributesCount: number;
  productCategoryUsage: UsageCount[];
  attributeCategoryUsage: UsageCount[];
  attributeUsage: UsageCount[];
}
