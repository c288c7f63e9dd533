import type { CategoryType, GenerationType, PromptType, TemplateType, Weight } from '#domain';

/** Entities as the REST answers carry them. Timestamps are ISO 8601 in UTC. */

export interface Brand {
  id: string;
  name: string;
  maxPrompts: number;
  createdAt: string;
  lastCsvGenerated: string | null;
  csvFilePath: string | null;
}

export interface AttributeCategory {
  id: string;
  brandId: string;
  catType: CategoryType;
  displayName: string;
  weight: Weight;
  /** Derived from catType. */
  isProductCategory: boolean;
}

export interface Attribute {
  id: string;
  attributeCategoryId: string;
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
  id: string;
  /** The same text as `question`; the export view reads it. */
  prompt: string;
  productCategoryAttributeId: string | null;
  /** The product category's present name; `productCategory` is the text as saved. */
  productCategoryAttributeName: string | null;
  attributeCategoryId: string | null;
  attributeId: string | null;
  competitorId: string | null;
  batchId: string | null;
  createdAt: string;
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
  id: string;
  brandId: string;
  forbiddenWithId: string;
  targetId: string;
  comment: string | null;
  forbiddenWith?: Attribute;
  target?: Attribute;
}

export interface CategoryBlacklistPair {
  id: string;
  brandId: string;
  forbiddenWithCategoryId: string;
  targetCategoryId: string;
  comment: string | null;
  forbiddenWithCategory?: AttributeCategory;
  targetCategory?: AttributeCategory;
}

export interface AttributeCategoryBlacklistPair {
  id: string;
  brandId: string;
  forbiddenWithAttributeId: string;
  targetCategoryId: string;
  comment: string | null;
  forbiddenWithAttribute?: Attribute;
  targetCategory?: AttributeCategory;
}

export interface CategoryPairing {
  id: string;
  brandId: string;
  productCategoryAttributeId: string;
  attributeCategoryId: string;
  productCategoryAttribute?: Attribute;
  attributeCategory?: AttributeCategory;
}

export interface Competitor {
  id: string;
  brandId: string;
  name: string;
  weight: Weight;
  createdAt: string;
}

export interface PromptTemplate {
  id: string;
  brandId: string;
  templateType: TemplateType;
  name: string;
  description: string | null;
  promptTemplate: string;
  /** The string 'true' or 'false'. */
  isActive: string;
  createdAt: string;
  updatedAt: string;
}

export interface ModifiedAttributeName {
  id: string;
  brandId: string;
  attributeId: string;
  modifiedName: string;
  createdAt: string;
  updatedAt: string;
}

/** A CSV file that was made from a seed. */
export interface CsvGeneration {
  id: string;
  brandId: string;
  fileName: string;
  /** Where the file can be downloaded, below this host. */
  filePath: string;
  promptCount: number;
  seed: number | null;
  generationType: GenerationType;
  createdAt: string;
}

/** A batch of saved prompts; prompts without a batch group by their two texts. */
export interface WrittenPromptGroup {
  batchId: string | null;
  /** The group's distinct product categories, joined by ', '. */
  productCategory: string | null;
  /** The group's distinct attribute categories (names only), joined by ', '. */
  attributeCategory: string | null;
  promptCount: number;
  lastGenerated: string;
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
