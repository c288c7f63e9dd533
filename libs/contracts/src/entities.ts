import type { CategoryType, GenerationType, NounForm, PromptType, TemplateType, Weight } from '#domain';
import type { Timestamp, Uuid } from './scalars.js';

/** Entities as REST answers contain them. Timestamps are ISO 8601 in UTC. */

export interface Brand {
  id: Uuid;
  name: string;
  /** Its other names, which count like its own, both where it must be named and where it must not. */
  aliases: string[];
  /** Its names are also common words: they count only in their exact case, and not as the first word of a sentence. */
  matchCase: boolean;
  maxPrompts: number;
  createdAt: Timestamp;
  lastCsvGenerated: Timestamp | null;
  csvFilePath: string | null;
}

/** How much a brand holds, its active runs, and when something last happened there. */
export interface BrandActivity {
  brandId: Uuid;
  attributes: number;
  savedPrompts: number;
  /** Queued or under way. */
  activeRuns: number;
  /** When it was created, its data was changed, a run was started, or prompts were saved: the latest of these. */
  lastActivity: Timestamp;
}

export interface AttributeCategory {
  id: Uuid;
  brandId: Uuid;
  catType: CategoryType;
  displayName: string;
  weight: Weight;
  /** How its attributes are worded in a question composed without the model, with `{value}`; null: guessed. */
  phrase: string | null;
  /** Derived from catType. */
  isProductCategory: boolean;
}

export interface Attribute {
  id: Uuid;
  attributeCategoryId: Uuid;
  displayName: string;
  weight: Weight;
  /** How it is worded in a question composed without the model; null: as its category says, or guessed. */
  phrase: string | null;
  /** For an attribute of a product category: how its name is used in a sentence; null: guessed. */
  form: NounForm | null;
  /** Present in the brand's list of attributes. */
  attributeCategory?: AttributeCategory;
}

/** The ids of what a prompt was made from. What it does not have is null. */
interface PromptIds {
  productCategoryAttributeId: Uuid | null;
  /** The id of the one category that `attributeCategory` names; null where it names several. */
  attributeCategoryId: Uuid | null;
  /** The id of its one attribute; null where it has several. */
  attributeId: Uuid | null;
  /** The ids of all its attributes, in the order of `attributeCategory`; null where an id is unknown. */
  attributeIds: (Uuid | null)[];
  competitorId: Uuid | null;
}

/** A generated or written prompt as the screens handle it. What a prompt does not have is null. */
export interface Prompt extends PromptIds {
  question: string;
  promptType: PromptType;
  productCategory: string | null;
  /** A category's name, or `Category:value|Category:value` for several attributes. */
  attributeCategory: string | null;
  attribute: string | null;
  competitorName: string | null;
  /** What a person should look at, such as `off-topic`. */
  flags: string[];
}

/** A prompt of the written list: one that is not saved yet, or in which a saved one is edited. */
export interface Draft extends Prompt {
  id: Uuid;
  brandId: Uuid;
  /** The run whose result it was, and its place there. */
  jobId: Uuid;
  index: number;
  /** The text before the last improvement. */
  previousQuestion: string | null;
  /** The saved prompt that it became; null again when that is deleted. */
  savedPromptId: Uuid | null;
  /** Its text differs from the saved one: saving it updates the saved prompt. */
  changed: boolean;
  /** The saved prompt's text, where somebody edited it in Prompt Management since; null where it is no other one. */
  savedQuestion: string | null;
  /** When it was removed from the list; null again once it is restored, which is possible for 30 days. */
  removedAt: Timestamp | null;
  updatedAt: Timestamp;
}

export interface WrittenPrompt extends Prompt {
  id: Uuid;
  /** The same text as `question`; the export view reads it. */
  prompt: string;
  /** The product category's present name; `productCategory` is the text as saved. */
  productCategoryAttributeName: string | null;
  batchId: Uuid | null;
  createdAt: Timestamp;
}

/** A saved prompt that was deleted by itself or with its group, and can be restored for 30 days. */
export interface DeletedPrompt extends WrittenPrompt {
  /** Shared by everything that was deleted together. */
  deletionId: Uuid;
  deletedAt: Timestamp;
}

export interface SystemDefaultTemplate {
  id: Uuid;
  templateType: TemplateType;
  name: string;
  description: string | null;
  promptTemplate: string;
  temperature: number;
  isActive: boolean;
  /** Whether its questions are given frames, so that they are worded in many ways. */
  frames: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
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
  /** Whether its questions are given frames, so that they are worded in many ways. */
  frames: boolean;
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
  /** The version of the algorithm that made the file from the seed: another version may make another file. */
  algorithmVersion: number;
  generationType: GenerationType;
  createdAt: Timestamp;
}

/** A batch of saved prompts; prompts without a batch are grouped by their product category and attribute category. */
export interface WrittenPromptGroup {
  batchId: Uuid | null;
  /** The group's distinct product categories, joined by ', '. */
  productCategory: string | null;
  /** The group's distinct attribute categories (names only), joined by ', '. */
  attributeCategory: string | null;
  promptCount: number;
  productCategoryCount: number;
  lastGenerated: Timestamp;
  /** The name that people gave the batch; null when it has none. */
  name: string | null;
  /** The kinds of the runs that it was saved from; empty when unknown. */
  kinds: string[];
  /** The models that wrote it, or `composer`; empty when unknown. */
  writtenBy: string[];
}

export interface PromptBatch {
  batchId: Uuid;
  name: string | null;
}

/** Filters of a brand's saved prompts under a name. */
export interface SavedView {
  id: Uuid;
  brandId: Uuid;
  name: string;
  /** The filters as they stand in the address of Prompt Management. */
  query: string;
  createdAt: Timestamp;
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
