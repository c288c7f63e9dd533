import type { CategoryType, TemplateType, Weight } from '#domain';
import type { JobKind } from './jobs.js';
import type { Attribute, Prompt } from './entities.js';

/** Bodies of the REST calls. The server's DTO classes implement these, but for that of `rule-impact`. */

export interface LoginRequest {
  password: string;
}

export interface BrandRequest {
  name: string;
  aliases?: string[];
  matchCase?: boolean;
  maxPrompts?: number;
}

/** The name of a copy; by default it says that it is one. */
export interface DuplicateBrandRequest {
  name?: string;
}

export interface CategoryRequest {
  catType: CategoryType;
  displayName: string;
  weight?: Weight;
  /** Absent: none, or unchanged; null or blank: guessed. */
  phrase?: string | null;
}

/** What can be set for an attribute; phrases as above. */
export type AttributeRequest = Pick<Attribute, 'displayName'> &
  Partial<Omit<Attribute, 'id' | 'attributeCategoryId' | 'attributeCategory'>>;

/** A change of something with a name. */
export type Renaming<Request> = Partial<Request> & {
  /** The name that is being replaced: 409 if it has another one by now. */
  expected?: string;
};

export interface AttributeBatchRequest {
  attributes: (AttributeRequest & { attributeCategoryId: string })[];
}

/** The ids are optional: absent ones are resolved by name within the brand. */
export interface PromptToSave extends Partial<Prompt> {
  question: string;
}

/** Exactly one of the first three. */
export interface SaveWrittenPromptsRequest {
  prompts?: PromptToSave[];
  draftIds?: string[];
  /** Saves all its results that are not removed; those that are drafts, as the drafts are. */
  jobId?: string;
  /** The batch of an earlier save to which drafts or results are added; by default a new one. */
  batchId?: string;
  /** A person has looked at these drafts, so their saved prompts need no further decision. */
  looked?: boolean;
  /** Texts of saved prompts that may be replaced although they were edited since their drafts were saved. */
  replace?: SavedText[];
}

/** A text that the saved prompt of a draft has. */
export interface SavedText {
  draftId: string;
  savedQuestion: string;
}

/** Moves results of a job to the written list. */
export interface MoveToDraftsRequest {
  jobId: string;
  /** By default all that are left. */
  indexes?: number[];
}

export interface UpdateDraftRequest {
  question: string;
  /** The text that is being replaced: 409 if it has another one by now. */
  expected?: string;
  /** When a revert is undone: the text from before the improvement. */
  previousQuestion?: string;
}

/** Body of remove, restore and revert. */
export interface DraftIdsRequest {
  draftIds: string[];
}

export interface BlacklistPairRequest {
  forbiddenWithId: string;
  targetId: string;
  comment?: string | null;
}

export interface CategoryBlacklistPairRequest {
  forbiddenWithCategoryId: string;
  targetCategoryId: string;
  comment?: string | null;
}

export interface AttributeCategoryBlacklistPairRequest {
  /** An attribute of a category of type ProductCategory. */
  forbiddenWithAttributeId: string;
  /** A category of another type. */
  targetCategoryId: string;
  comment?: string | null;
}

/** A pair of any of the three kinds. */
export type AnyBlacklistPair =
  | BlacklistPairRequest
  | CategoryBlacklistPairRequest
  | AttributeCategoryBlacklistPairRequest;

/** New rules, of which the effect is asked for. */
export interface RuleImpactRequest {
  pairs: AnyBlacklistPair[];
}

/** Body of the three batch calls: pairs of one brand. */
export interface PairBatchRequest<Pair> {
  pairs: (Pair & { brandId: string })[];
}

export interface CategoryPairingRequest {
  productCategoryAttributeId: string;
  attributeCategoryId: string;
}

export interface CompetitorRequest {
  name: string;
  weight?: Weight;
}

export interface PromptTemplateRequest {
  templateType: TemplateType;
  name?: string;
  description?: string | null;
  promptTemplate: string;
  /** The string 'true' or 'false'. */
  isActive?: string;
  /** Whether its questions are given frames, so that they are worded in many ways. */
  frames?: boolean;
}

/** Templates of one brand that are saved together. */
export interface ChangeTemplatesRequest {
  templates?: PromptTemplateRequest[];
  /** Types whose own templates are removed, so that the default applies again. */
  removed?: TemplateType[];
}

/** A template that becomes the default of all brands. */
export interface DefaultTemplateRequest {
  templateType: TemplateType;
  promptTemplate: string;
  /** Thousandths: 800 is 0.8. */
  temperature?: number;
  isActive?: boolean;
  frames?: boolean;
  /** The text of the default that is being replaced, saved or built-in: 409 if it has another one by now. */
  expected?: string;
  /** The same for its frames. */
  expectedFrames?: boolean;
}

export interface SaveAsDefaultRequest {
  templates: DefaultTemplateRequest[];
}

export interface ModifiedAttributeNameRequest {
  attributeId: string;
  modifiedName: string;
}

/** Samples `promptCount` prompts from the product categories × the attributes of the categories. */
export interface GenerateWrittenRequest {
  productCategoryAttributeIds: string[];
  selectedCategoryIds?: string[];
  promptCount?: number;
}

export interface GenerateBulkWrittenRequest {
  seed?: number | null;
  /** How many of a hundred rows hold one attribute; the rest hold two. */
  singleAttributePercentage?: number;
}

export interface GenerateCsvRequest {
  seed?: number | null;
  maxPrompts?: number;
}

/** Either prompts, whose new texts are in the answer, or drafts, whose texts are replaced as new ones arrive. */
export interface ImproveWrittenPromptsRequest {
  prompts?: PromptToSave[];
  draftIds?: string[];
  instructions: string;
}

/** Unsaved prompts for which the model is asked again: drafts, or results of a run, moved or not. */
export interface AskAgainRequest {
  draftIds?: string[];
  jobId?: string;
  /** Indexes of the run's results. */
  indexes?: number[];
}

export interface UpdateWrittenPromptRequest {
  question: string;
  /** The text that is being replaced: 409 if it has another one by now. */
  expected?: string;
  /** The run that improved the text, if one did: it is no person's, and keeps its flags. */
  improvedIn?: string;
}

/** Saved prompts by their ids: to be deleted, or put into a file. */
export interface ChosenPromptsRequest {
  promptIds: string[];
}

/** Null or a blank name removes the batch's name. */
export interface RenameBatchRequest {
  name: string | null;
}

/** Filters of saved prompts under a name. */
export interface SavedViewRequest {
  name: string;
  query: string;
}

/** The possible decisions in the triage of saved prompts. */
export const DECISIONS = ['keep', 'remove'] as const;
export type Decision = (typeof DECISIONS)[number];

export interface DecideRequest {
  promptIds: string[];
  /** Null undoes a decision: what was removed is restored. */
  decision: Decision | null;
  /** The decision that null undoes: undoing a `keep` restores nothing that a colleague has removed since. */
  undoes?: Decision;
}

/** Exactly one of the two. */
export interface RestoreWrittenPromptsRequest {
  promptIds?: string[];
  /** Everything that one deletion took: its answer has this id in the header `Deletion-Id`. */
  deletionId?: string;
}

/** What a run would take: its kind, and the body that its call would get. */
export interface EstimateRequest {
  kind: JobKind;
  body?: object;
}

/**
 * A group of saved prompts: a batch, or every prompt with this product category and attribute category (empty: none).
 */
export interface WrittenPromptGroupKey {
  batchId?: string;
  productCategory?: string;
  attributeCategory?: string;
}

export interface DeleteWrittenPromptGroupsRequest {
  groups: WrittenPromptGroupKey[];
}

/** In which order saved prompts are shown, by when they were saved. The first is the default. */
export const PROMPT_ORDERS = ['oldest', 'newest'] as const;
export type PromptOrder = (typeof PROMPT_ORDERS)[number];
